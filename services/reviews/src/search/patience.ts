/**
 * Counts time in event loop turns: a late turn, because the process or machine was busy, counts as one. Milliseconds.
 */
const TURN_MS = 50;

/** Milliseconds. */
export interface Patience {
  /** If nobody gets a response for this long, the server is down or hangs. */
  silent: number;
  /** The longest wait for a single query. */
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
