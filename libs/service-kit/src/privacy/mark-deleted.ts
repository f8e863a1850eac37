import sql from 'sql-template-tag';
import type { Tx } from '../database/tx';

/**
 * Writes the tombstone, after everybody who writes for this member at the moment has ended: from then on a trigger
 * (refuse_deleted_member) keeps their rows out. The number of the lock stands in the migrations too.
 */
export async function markDeleted(tx: Tx, memberId: number): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(7261502, ${memberId})`);
  await tx.query(sql`INSERT INTO deleted_member (member_id) VALUES (${memberId}) ON CONFLICT DO NOTHING`);
}
