import { z } from 'zod';
import { accountConfigSchema } from '../config';
import type { PrismaClient } from '../generated/client';
import { SEALED_COLUMNS, type SealedColumn, type SealedText } from '../privacy/sealed-columns';
import { SecretBox } from '../support/secret-box';
import { openCommandTools, runCommand } from './command-tools';

const BATCH = 200;

/**
 * Re-encrypts with SECRETS_KEY everything encrypted with older keys. Returns the number of texts. It may run while
 * members use the site, and repeatedly.
 */
export async function reseal(prisma: PrismaClient, box: SecretBox): Promise<number> {
  let count = 0;
  for (const column of SEALED_COLUMNS) count += await resealColumn(prisma, box, column);
  return count;
}

async function resealColumn(prisma: PrismaClient, box: SecretBox, column: SealedColumn): Promise<number> {
  let after: SealedText['id'] | null = null;
  let count = 0;
  for (;;) {
    const texts: SealedText[] = await column.page(prisma, after, BATCH);
    for (const text of texts.filter(({ sealed }) => !box.isCurrent(sealed))) {
      const owner = column.ownerOf(text.id);
      await column.swap(prisma, text, box.seal(box.open(text.sealed, owner), owner));
      count += 1;
    }
    const last = texts.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

const environmentSchema = z.object({
  DATABASE_URL: z.string().min(1),
  SECRETS_KEY: accountConfigSchema.shape.SECRETS_KEY,
  SECRETS_KEYS_BEFORE: accountConfigSchema.shape.SECRETS_KEYS_BEFORE,
});

await runCommand(async () => {
  const { DATABASE_URL, ...keys } = environmentSchema.parse(process.env);
  const tools = openCommandTools({ DATABASE_URL });
  try {
    process.stdout.write(`${await reseal(tools.prisma, new SecretBox(keys))} texts are sealed with the new key now.\n`);
  } finally {
    await tools.close();
  }
});
