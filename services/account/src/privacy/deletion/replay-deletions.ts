import { randomUUID } from 'node:crypto';
import type { Database } from '@waymark/service-kit';
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
  const ids = [...new Set([...(await deletions.membersLeft()), ...others])].sort((a, b) => a - b);
  for (const memberId of ids) {
    await database.transaction(async (tx) => {
      // Where nobody knows any more what the member chose, nothing of theirs stays.
      const reviews = (await deletions.choiceOf(tx, memberId)) ?? 'delete';
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
  await deletions.passNumbers(ids.at(-1) ?? 0);
  return ids.length;
}
