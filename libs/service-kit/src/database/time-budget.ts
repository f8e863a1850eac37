import { remainingMs } from '../context/request-context';
import { timeLimit } from '../context/time-limit';
import { coreProblem } from '../problem/problem-exception';

/** Deadlines of PostgreSQL, in milliseconds (RELIABILITY: a default client hangs for 20 s and more). */
export const DATABASE_LIMITS = {
  connections: 10,
  /** How many of them transactions may hold: those that wait for a lock that many want must leave some for reading. */
  transactions: 7,
  /** How many reads of one request run at once. One that asked for more would wait for itself, and fail for want of a connection. */
  readsOfRequest: 5,
  /** Also the longest wait for a free connection of the pool. */
  connect: timeLimit(900),
  read: timeLimit(3_000),
  write: timeLimit(8_000),
  /** A locked table answers 503 within a second instead of holding its connections. */
  lock: timeLimit(900),
  /** How much longer the client waits than the server may run, before it drops a mute connection. */
  grace: timeLimit(500),
} as const;

// Few distinct values: a pooled connection then mostly has the right statement_timeout already.
const STEPS = [250, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000];

/** Milliseconds a statement may run: the limit, or less when the caller gives up sooner. 504 when he already did. */
export function timeBudget(limitMs: number): number {
  const remaining = remainingMs();
  if (remaining === null || remaining >= limitMs) return limitMs;
  if (remaining <= 0) throw coreProblem('server.timeout', { retryAfterSeconds: 1 });
  return Math.min(limitMs, STEPS.find((step) => step >= remaining) ?? limitMs);
}
