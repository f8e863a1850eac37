import { text } from 'node:stream/consumers';
import { loadConfig } from '@waymark/service-kit';
import { z } from 'zod';
import { CloseAccount } from '../privacy/deletion/close-account';
import { DeletionRepository } from '../privacy/deletion/deletion.repository';
import { MonthlyStopsRepository } from '../privacy/deletion/monthly-stops.repository';
import { replayDeletions } from '../privacy/deletion/replay-deletions';
import { openCommandTools } from './command-tools';
import { runCommand } from './run-command';

const environmentSchema = z.object({ DATABASE_URL: z.string().min(1), REDIS_URL: z.string().optional() });
const numbersSchema = z.array(z.coerce.number().int().positive());

/** On stdin: numbers of members who have left, as the other slices know them, one a line. */
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
    process.stdout.write(`${count} deleted members are deleted once more.\n`);
  } finally {
    await tools.close();
  }
});
