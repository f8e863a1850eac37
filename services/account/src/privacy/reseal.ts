import type { PrismaClient } from '../generated/client';
import type { SecretBox } from '../support/secret-box';
import type { SealedColumn, SealedText } from './sealed-column';
import { SEALED_COLUMNS } from './sealed-columns';

const BATCH = 200;

/** Seals with SECRETS_KEY what was sealed with a key before it. Tells how many texts; may run while members use the site, and again. */
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
