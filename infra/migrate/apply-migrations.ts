import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';
import { readMigrations, readSchema } from './read-migrations';
import { openSchemaEngine } from './schema-engine';

const FILTERS = { externalTables: [], externalEnums: [] };

/** Applies what is missing and answers its names. An edited, failed or vanished migration stops it before any change. */
export async function applyMigrations(slice: string, ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: inUtc(ownerUrl), connectionTimeoutMillis: 15_000 });
  await client.connect();
  try {
    const engine = await openSchemaEngine(ownerUrl, readSchema(slice));
    const migrationsList = readMigrations(slice);
    const found = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase: false,
      filters: FILTERS,
    });
    if (found.editedMigrationNames.length > 0)
      throw new Error(`${slice}: migrations edited after they were applied: ${found.editedMigrationNames.join(', ')}`);
    if (found.failedMigrationNames.length > 0)
      throw new Error(`${slice}: migrations that failed half-way: ${found.failedMigrationNames.join(', ')}`);
    if (found.history !== null && found.history.diagnostic !== 'databaseIsBehind')
      throw new Error(
        `${slice}: the database has migrations that this checkout does not have: ${found.history.unpersistedMigrationNames.join(', ')}`,
      );
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: FILTERS });
    // The application's role owns no history: it could hide what was applied.
    await client.query(`REVOKE ALL ON _prisma_migrations FROM ${client.escapeIdentifier(`${slice}_app`)}`);
    return appliedMigrationNames;
  } finally {
    await client.end();
  }
}
