import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { applyMigrations } from './apply-migrations';
import { prismaFolder, readSchema } from './read-migrations';
import { withScratchDatabase } from './scratch-database';
import { openSchemaEngine } from './schema-engine';

/** `npm run migrate:new -- <slice> <name>`: writes the SQL between the migrations and the schema; 2 means there is a difference. */
const [slice, name] = process.argv.slice(2);
if (slice === undefined || name === undefined || !existsSync(prismaFolder(slice)) || !/^[a-z0-9_]+$/.test(name)) {
  console.error(
    'Usage: npm run migrate:new -- <slice> <name_in_small_letters>   (with "npm start" running, or DATABASE_ADMIN_URL set)',
  );
  process.exit(1);
}
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const sql = await withScratchDatabase(slice, async (url) => {
  await applyMigrations(slice, url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The history is Prisma's own table: it must not show as a difference.
  await client.query('DROP TABLE _prisma_migrations');
  await client.end();
  const engine = await openSchemaEngine(url, readSchema(slice));
  const files = [{ path: 'schema.prisma', content: readSchema(slice) }];
  const from = { tag: 'schemaDatasource' as const, files, configDir: prismaFolder(slice) };
  const filters = { externalTables: [], externalEnums: [] };
  const answer = await engine.diff({
    from,
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters,
  });
  return answer.stdout ?? '';
});

if (sql.trim() === '' || sql.includes('This is an empty migration')) {
  console.log(`${slice}: the migrations already say what the schema says.`);
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const folder = join(prismaFolder(slice), 'migrations', `${stamp}_${name}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'migration.sql'), sql);
console.log(`Wrote ${folder}/migration.sql: read it before you apply it.`);
process.exit(2);
