/** Times every limit: on a machine that does much else, such as one that runs all tests, an honest statement takes longer. */
const FACTOR = Number(process.env['TIME_LIMIT_FACTOR']) || 1;

/** Deadlines of PostgreSQL, in milliseconds (RELIABILITY: a default client hangs for 20 s and more). */
export const DATABASE_LIMITS = {
  connections: 10,
  /** How many of them transactions may hold: those that wait for a lock that many want must leave some for reading. */
  transactions: 7,
  /** Also the longest wait for a free connection of the pool. */
  connect: 900 * FACTOR,
  read: 3_000 * FACTOR,
  write: 8_000 * FACTOR,
  /** A locked table answers 503 within a second instead of holding its connections. */
  lock: 900 * FACTOR,
  /** How much longer the client waits than the server may run, before it drops a mute connection. */
  grace: 500 * FACTOR,
} as const;
