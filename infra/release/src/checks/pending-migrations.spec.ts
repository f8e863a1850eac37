import { migrationsToApply } from './pending-migrations';

const ADDS = { name: '0002_more', sql: 'ALTER TABLE "note" ADD COLUMN "more" TEXT;' };
const TAKES = { name: '0003_less', sql: 'ALTER TABLE "note" DROP COLUMN "text";' };
const toApply = (...pending: (typeof ADDS)[]) => migrationsToApply('ramps', '', () => Promise.resolve(pending));

it('a migration that takes away from the build that is live ends the release, and is named (R1.62)', async () => {
  expect(await toApply(ADDS)).toEqual(['0002_more']);
  await expect(toApply(ADDS, TAKES)).rejects.toThrow(
    /^The build that is live would stop working:\n0003_less: "DROP COLUMN "text"" takes away what the build before reads\nAdd first/,
  );
});
