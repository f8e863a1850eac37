/**
 * `prepare-database.js <slice>`: applies the newest migrations to the slice's database, as its owner (MIGRATE_URL).
 * With DATABASE_ADMIN_URL it first creates the database and its two roles, with the passwords in MIGRATE_URL and
 * DATABASE_URL; without it they must exist. `--without-tables` skips the migrations, for a back-up that is restored
 * next.
 */
import { applyMigrations } from '@waymark/migrate';
import { ensureServiceDatabase } from '@waymark/testing';
import { readEnv } from './read-env';

const [slice, option] = process.argv.slice(2);
if (!slice) {
  console.error('Usage: prepare-database.js <slice> [--without-tables]');
  process.exit(2);
}

// The migration engine can throw outside our promises; that must not look like success.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const passwordIn = (url: string) => decodeURIComponent(new URL(url).password);
const env = readEnv(['MIGRATE_URL', 'DATABASE_URL'], ['DATABASE_ADMIN_URL']);
if (env.DATABASE_ADMIN_URL) {
  const passwords = { ownerPassword: passwordIn(env.MIGRATE_URL), appPassword: passwordIn(env.DATABASE_URL) };
  await ensureServiceDatabase(env.DATABASE_ADMIN_URL, {
    service: slice,
    database: new URL(env.MIGRATE_URL).pathname.slice(1),
    ...passwords,
  });
}
if (option === '--without-tables') process.exit(0);
const applied = await applyMigrations(slice, env.MIGRATE_URL);
console.log(applied.length === 0 ? `${slice}: up to date` : `${slice}: applied ${applied.join(', ')}`);
process.exit(0);
