import { type Database, loadConfig } from '@waymark/service-kit';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { CloseAccount } from '../privacy/deletion/close-account';
import { DeletionRepository } from '../privacy/deletion/deletion.repository';
import { MonthlyStopsRepository } from '../privacy/deletion/monthly-stops.repository';
import { openCommandTools, runCommand } from './command-tools';

interface Parts {
  readonly database: Database;
  readonly deletions: DeletionRepository;
  readonly account: CloseAccount;
}

/**
 * Deletes all former members again, in every slice. For use after a database was restored from a backup. `others`
 * holds the IDs from other slices' tables `deleted_member`, because this slice may have lost some.
 */
export async function replayDeletions(
  { database, deletions, account }: Parts,
  others: readonly number[],
): Promise<number> {
  const ids = [...new Set([...(await deletions.membersLeft()), ...others])].sort((a, b) => a - b);
  for (const memberId of ids) {
    await database.transaction(async (tx) => {
      // Deletes everything if the member's choice was lost.
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

const environmentSchema = z.object({ DATABASE_URL: z.string().min(1), REDIS_URL: z.string().optional() });
const numbersSchema = z.array(z.coerce.number().int().positive());

/** Reads from stdin the IDs of former members from the other slices, one per line. */
await runCommand(async () => {
  const others = numbersSchema.parse((await text(process.stdin)).split(/\s+/).filter(Boolean));
  const tools = openCommandTools(loadConfig(environmentSchema));
  try {
    const { database, outbox, sessions, members, prisma } = tools;
    const parts = {
      database,
      deletions: new DeletionRepository(database, prisma),
      account: new CloseAccount(outbox, sessions, members, new MonthlyStopsRepository(database)),
    };
    const count = await replayDeletions(parts, others);
    process.stdout.write(`${count} deleted members are deleted again.\n`);
  } finally {
    await tools.close();
  }
});
