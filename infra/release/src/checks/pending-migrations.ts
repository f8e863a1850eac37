import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import { readMigrations } from '@waymark/migrate';
import { Refusal } from '../refusal';
import { expandProblems } from './expand-problems';

/** Names of the migrations that the database does not have yet. Throws a `Refusal` when one of them does not only add. */
export async function migrationsToApply(slice: string, ownerUrl: string, read = pendingMigrations): Promise<string[]> {
  const pending = await read(slice, ownerUrl);
  const problems = pending.flatMap(({ name, sql }) => expandProblems(sql).map((problem) => `${name}: ${problem}`));
  if (problems.length === 0) return pending.map(({ name }) => name);
  throw new Refusal(
    `The build that is live would stop working:\n${problems.join('\n')}\nAdd first, and take away in a later release ("-- contract: <reason>" in the migration says that nothing live uses it).`,
  );
}

/** Migrations of the checkout that the database does not have yet, with their SQL. */
export async function pendingMigrations(slice: string, ownerUrl: string): Promise<{ name: string; sql: string }[]> {
  const client = new pg.Client({ connectionString: inUtc(ownerUrl), connectionTimeoutMillis: 15_000 });
  await client.connect();
  try {
    const table = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found");
    const applied = table.rows[0].found
      ? await client.query<{ migration_name: string }>(
          'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL',
        )
      : { rows: [] };
    const known = new Set(applied.rows.map(({ migration_name }) => migration_name));
    return readMigrations(slice).migrationDirectories.flatMap(({ path, migrationFile }) => {
      const { content } = migrationFile;
      return known.has(path) || content.tag !== 'ok' ? [] : [{ name: path, sql: content.value }];
    });
  } finally {
    await client.end();
  }
}
