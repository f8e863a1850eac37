/** Counts time in turns of the event loop: one that comes late, because this process or the machine was busy, counts as one. Milliseconds. */
const TURN_MS = 50;

/** Milliseconds. */
export interface Patience {
  /** So long nobody had an answer: the server is away, or hangs. */
  silent: number;
  /** Longer than this no single question waits. */
  longest: number;
}

/**
 * Aborts what waits for a server. While `answers` grows the server is slow, not dead: others had theirs meanwhile. Call `end` when there
 * is nothing left to wait for.
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
