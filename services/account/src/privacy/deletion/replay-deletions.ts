import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { ReviewsChoice } from '@waymark/contracts-account';
import type { Database, Tx } from '@waymark/service-kit';
import type { CloseAccount } from './close-account';
import type { DeletionRepository } from './deletion.repository';

interface Parts {
  readonly database: Database;
  readonly deletions: DeletionRepository;
  readonly account: CloseAccount;
}

/**
 * After a database was restored from a back-up: everybody who has left is deleted once more, in every slice. `others`
 * are the numbers that other slices' tables `deleted_member` hold: this slice may be the one that lost some.
 */
export async function replayDeletions(
  { database, deletions, account }: Parts,
  others: readonly number[],
): Promise<number> {
  const known = await database.query<{ id: number }>(sql`SELECT member_id AS id FROM deleted_member`);
  const ids = [...new Set([...known.map(({ id }) => id), ...others])].sort((a, b) => a - b);
  for (const memberId of ids) {
    await database.transaction(async (tx) => {
      const reviews = await choiceOf(tx, memberId);
      await deletions.cancel(memberId, tx);
      const added = await deletions.addConfirmed(tx, {
        id: randomUUID(),
        memberId,
        reviews,
        notes: 'Again, after a restore.',
      });
      if (added) await account.run(tx, memberId, reviews);
    });
  }
  await passNumbers(database, ids.at(-1) ?? 0);
  return ids.length;
}

/** As the member chose; where nobody knows any more, nothing of theirs stays. */
async function choiceOf(tx: Tx, memberId: number): Promise<ReviewsChoice> {
  const row = await tx.one<{ reviews: ReviewsChoice }>(sql`
    SELECT reviews FROM data_delete_request WHERE user_id = ${memberId} AND confirmed_at IS NOT NULL ORDER BY confirmed_at DESC LIMIT 1`);
  return row?.reviews ?? 'delete';
}

/** A restored sequence would give numbers away that belonged to somebody: it steps over them. */
async function passNumbers(database: Database, highest: number): Promise<void> {
  await database.query(sql`
    SELECT count(nextval('user_id_seq')) FROM generate_series(1, greatest(0, ${highest}::bigint - (SELECT last_value FROM user_id_seq)))`);
}
