import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, TeamCheckout } from '../team-checkout';

const SERVICE = 'services/account';
const SCHEMA = `${SERVICE}/prisma/schema.prisma`;
const REPOSITORY = `${SERVICE}/src/profile/display-settings.repository.ts`;

const LAST_LINE = '/// When the member changed them on a device; the latest change wins.';

/** The team's edits for a column that says when display settings reached the service. */
export const COLUMN_CHANGES: Readonly<Record<string, readonly Change[]>> = {
  [SCHEMA]: [
    [
      LAST_LINE,
      `/// When they reached the service.\n  savedAt DateTime? @map("saved_at") @db.Timestamptz(3)\n  ${LAST_LINE}`,
    ],
  ],
  [REPOSITORY]: [
    ['reduce_motion, text_spacing, updated_at)', 'reduce_motion, text_spacing, updated_at, saved_at)'],
    ['LEAST(${given.updatedAt}::timestamptz, now())', 'LEAST(${given.updatedAt}::timestamptz, now()), now()'],
    ['updated_at = EXCLUDED.updated_at\n', 'updated_at = EXCLUDED.updated_at,\n        saved_at = EXCLUDED.saved_at\n'],
  ],
};

/** Adds the column, and a build that fills it. */
export function addColumn(checkout: TeamCheckout): { migration: string; takeAway(): string } {
  const [schema, repository] = [checkout.read(SCHEMA), checkout.read(REPOSITORY)];
  for (const [file, changes] of Object.entries(COLUMN_CHANGES)) checkout.edit(file, ...changes);
  const migration = addMigration(
    checkout,
    'saved_at',
    'ALTER TABLE "display_settings" ADD COLUMN "saved_at" TIMESTAMPTZ(3);',
  );
  checkout.commit('Keep when display settings were saved');
  return {
    migration,
    /** Drops the column while the build that fills it is still live: one release too early. */
    takeAway() {
      checkout.write(SCHEMA, schema);
      checkout.write(REPOSITORY, repository);
      const dropped = addMigration(checkout, 'no_saved_at', 'ALTER TABLE "display_settings" DROP COLUMN "saved_at";');
      checkout.commit('Forget when display settings were saved');
      return dropped;
    },
  };
}

/** Adds a migration with the next number; returns its name. */
function addMigration(checkout: TeamCheckout, words: string, sql: string): string {
  const folder = `${SERVICE}/prisma/migrations`;
  const numbers = readdirSync(join(checkout.folder, folder))
    .map((name) => Number.parseInt(name, 10))
    .filter((number) => number > 0);
  const name = `${String(Math.max(...numbers) + 1).padStart(4, '0')}_${words}`;
  checkout.write(`${folder}/${name}/migration.sql`, `${sql}\n`);
  return name;
}
