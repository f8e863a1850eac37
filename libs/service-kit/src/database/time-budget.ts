import { remainingMs } from '../context/remaining-ms';
import { coreProblem } from '../problem/core-problem';

// Few distinct values: a pooled connection then mostly has the right statement_timeout already.
const STEPS = [250, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000];

/** Milliseconds a statement may run: the limit, or less when the caller gives up sooner. 504 when he already did. */
export function timeBudget(limitMs: number): number {
  const remaining = remainingMs();
  if (remaining === null || remaining >= limitMs) return limitMs;
  if (remaining <= 0) throw coreProblem('server.timeout');
  return Math.min(limitMs, STEPS.find((step) => step >= remaining) ?? limitMs);
}
