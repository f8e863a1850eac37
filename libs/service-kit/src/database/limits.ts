/** Deadlines of PostgreSQL, in milliseconds (RELIABILITY: a default client hangs for 20 s and more). */
export const DATABASE_LIMITS = {
  connections: 10,
  /** Also the longest wait for a free connection of the pool. */
  connect: 900,
  read: 3_000,
  write: 8_000,
  /** A locked table answers 503 within a second instead of holding its connections. */
  lock: 900,
  /** How much longer the client waits than the server may run, before it drops a mute connection. */
  grace: 500,
} as const;
