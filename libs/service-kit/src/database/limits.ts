import { timeLimit } from '../context/time-limit';

/** Deadlines of PostgreSQL, in milliseconds (RELIABILITY: a default client hangs for 20 s and more). */
export const DATABASE_LIMITS = {
  connections: 10,
  /** How many of them transactions may hold: those that wait for a lock that many want must leave some for reading. */
  transactions: 7,
  /** Also the longest wait for a free connection of the pool. */
  connect: timeLimit(900),
  read: timeLimit(3_000),
  write: timeLimit(8_000),
  /** A locked table answers 503 within a second instead of holding its connections. */
  lock: timeLimit(900),
  /** How much longer the client waits than the server may run, before it drops a mute connection. */
  grace: timeLimit(500),
} as const;
