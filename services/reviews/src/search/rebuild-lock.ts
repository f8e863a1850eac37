import type { Database, Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** Any constant will do; it only has to be the same in every process. The second number is a venue's id, or 0 for the whole index. */
const LOCK = 512_055;
const WHOLE = 0;

/** Of all processes one at a time replaces the index. Null where another one does. */
export async function aloneWithIndex<T>(database: Database, work: () => Promise<T>): Promise<T | null> {
  const client = await database.pool.connect();
  // Without a listener a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS locked', [
      LOCK,
      WHOLE,
    ]);
    return rows[0]?.locked ? await work() : null;
  } finally {
    // Closed: PostgreSQL lets go of the lock with it, whatever state it is in.
    client.release(true);
  }
}

/** Whether no rebuild runs, nor begins before this transaction ends. */
export async function keepsRebuildsAway(tx: Tx): Promise<boolean> {
  const row = await tx.one<{ locked: boolean | null }>(
    sql`SELECT pg_try_advisory_xact_lock_shared(${LOCK}, ${WHOLE}) AS locked`,
  );
  return row?.locked ?? false;
}

/**
 * Nobody else writes these venues into the index until the transaction ends. Of two processes with one venue in hand, the second reads it
 * after the transaction of the first: else an older row could be written last.
 */
export async function lockVenues(tx: Tx, ids: readonly number[]): Promise<void> {
  // In one order: two that lock the same venues would wait for each other.
  const inOrder = [...ids].sort((a, b) => a - b);
  await tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK}, id) FROM unnest(${inOrder}::int[]) AS id`);
}
