import type { Database, Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** An arbitrary constant, the same in every process. The second number is a venue's ID, or 0 for the whole index. */
const LOCK = 512_055;
const WHOLE = 0;

/** Runs `work` while no other process replaces the index. Returns null if another one does. */
export async function aloneWithIndex<T>(database: Database, work: () => Promise<T>): Promise<T | null> {
  const client = await database.pool.connect();
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS locked', [
      LOCK,
      WHOLE,
    ]);
    return rows[0]?.locked ? await work() : null;
  } finally {
    // Closes the connection, so PostgreSQL releases the lock whatever state it is in.
    client.release(true);
  }
}

/** Returns true if no rebuild is running, and prevents one from starting before this transaction ends. */
export async function keepsRebuildsAway(tx: Tx): Promise<boolean> {
  const row = await tx.one<{ locked: boolean | null }>(
    sql`SELECT pg_try_advisory_xact_lock_shared(${LOCK}, ${WHOLE}) AS locked`,
  );
  return row?.locked ?? false;
}

/**
 * Locks these venues against index writes until the transaction ends. If two processes update the same venue, the
 * second one reads it after the first one's transaction; otherwise an older row could be written last.
 */
export async function lockVenues(tx: Tx, ids: readonly number[]): Promise<void> {
  // In a fixed order, to avoid deadlocks.
  const inOrder = [...ids].sort((a, b) => a - b);
  await tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK}, id) FROM unnest(${inOrder}::int[]) AS id`);
}
