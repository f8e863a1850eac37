/**
 * Milliseconds per turn. Time is counted in turns of the event loop, so that a late turn of a busy process or machine
 * counts as one.
 */
const TURN_MS = 50;

/** Milliseconds. */
export interface Patience {
  /** Milliseconds without any response after which the server counts as down or hanging. */
  silent: number;
  /** Maximum wait for a single query, in milliseconds. */
  longest: number;
}

/**
 * Aborts waiting for a server. While `answers` grows, the server is only slow: it responds to others. Call `end` once
 * nothing waits any more.
 */
export function waitFor(
  answers: () => number,
  { silent, longest }: Patience,
): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  let [waited, unanswered, seen] = [0, 0, answers()];
  const timer = setInterval(() => {
    waited += TURN_MS;
    unanswered = answers() === seen ? unanswered + TURN_MS : 0;
    seen = answers();
    if (unanswered < silent && waited < longest) return;
    clearInterval(timer);
    controller.abort(new Error(`no answer in ${waited} ms`));
  }, TURN_MS);
  return { signal: controller.signal, end: () => clearInterval(timer) };
}
