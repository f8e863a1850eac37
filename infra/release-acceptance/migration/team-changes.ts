import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TeamCheckout } from '../team-checkout';

const SERVICE = 'services/account';
const SCHEMA = `${SERVICE}/prisma/schema.prisma`;
const REPOSITORY = `${SERVICE}/src/display-settings/display-settings.repository.ts`;

/** Adds a column for when each member's display settings reached the service, and a build that fills it. */
export function addColumn(checkout: TeamCheckout): { migration: string; takeAway(): string } {
  const [schema, repository] = [checkout.read(SCHEMA), checkout.read(REPOSITORY)];
  const last = '/// When the member changed them on a device; the newest change wins.';
  checkout.edit(SCHEMA, [
    last,
    `/// When they reached the service.\n  savedAt DateTime? @map("saved_at") @db.Timestamptz(3)\n  ${last}`,
  ]);
  checkout.edit(
    REPOSITORY,
    ['reduce_motion, text_spacing, updated_at)', 'reduce_motion, text_spacing, updated_at, saved_at)'],
    ['LEAST(${given.updatedAt}::timestamptz, now())', 'LEAST(${given.updatedAt}::timestamptz, now()), now()'],
    ['updated_at = EXCLUDED.updated_at\n', 'updated_at = EXCLUDED.updated_at,\n        saved_at = EXCLUDED.saved_at\n'],
  );
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
