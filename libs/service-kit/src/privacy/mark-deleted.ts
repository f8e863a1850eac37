import sql from 'sql-template-tag';
import type { Tx } from '../database/tx';

/**
 * Writes the tombstone, after everybody who writes for this member at the moment has ended: from then on a trigger
 * (refuse_deleted_member) keeps their rows out. The lock stands in the migrations too; members share 1,024 of them, because
 * a transaction that writes for many members must not fill the server's table of locks.
 */
export async function markDeleted(tx: Tx, memberId: number): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(7261502, ${memberId % 1024})`);
  await tx.query(sql`INSERT INTO deleted_member (member_id) VALUES (${memberId}) ON CONFLICT DO NOTHING`);
}
