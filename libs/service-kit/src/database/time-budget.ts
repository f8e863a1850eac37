import { remainingMs } from '../context/request-context';
import { timeLimit } from '../context/time-limit';
import { coreProblem } from '../problem/problem-exception';

/** PostgreSQL time limits in milliseconds (RELIABILITY: a client's defaults hang for 20 s and more). */
export const DATABASE_LIMITS = {
  connections: 10,
  /** Maximum connections for transactions: those that queue for a lock must leave some for reads. */
  transactions: 7,
  /**
   * Maximum parallel reads of one request. Beyond that, a request could exhaust the pool and time out waiting for
   * itself.
   */
  readsOfRequest: 5,
  /** Also the longest wait for a free connection of the pool. */
  connect: timeLimit(900),
  read: timeLimit(3_000),
  write: timeLimit(8_000),
  /** A locked table leads to a 503 within a second instead of holding connections. */
  lock: timeLimit(900),
  /** Extra time that the client waits beyond the server's limit before it drops an unresponsive connection. */
  grace: timeLimit(500),
} as const;

// Few distinct values, so a pooled connection usually has the right statement_timeout already.
const STEPS = [250, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000];

/**
 * Returns the milliseconds that a statement may run: the limit, or less if the caller's deadline is sooner. Throws a
 * 504 when that has passed.
 */
export function timeBudget(limitMs: number): number {
  const remaining = remainingMs();
  if (remaining === null || remaining >= limitMs) return limitMs;
  if (remaining <= 0) throw coreProblem('server.timeout', { retryAfterSeconds: 1 });
  return Math.min(limitMs, STEPS.find((step) => step >= remaining) ?? limitMs);
}
