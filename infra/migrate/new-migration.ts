import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { inUtc } from '@waymark/contracts-core';
import { withClient } from '@waymark/testing';
import { applyMigrations } from './apply-migrations';
import { prismaFolder, readSchema } from './read-migrations';
import { openSchemaEngine } from './schema-engine';

const RUNNING = resolve(import.meta.dirname, '../..', process.env['WAYMARK_DATA_DIR'] ?? '.local', 'running.json');
const EXTENSIONS = ['pg_trgm', 'unaccent'];

function adminUrl(): string {
  const given = process.env['DATABASE_ADMIN_URL'];
  if (given !== undefined) return given;
  const running = existsSync(RUNNING) ? (JSON.parse(readFileSync(RUNNING, 'utf8')) as { adminUrl?: string }) : {};
  if (running.adminUrl !== undefined) return running.adminUrl;
  throw new Error('No PostgreSQL: set DATABASE_ADMIN_URL, or start the platform with "npm start".');
}

/** Creates an empty database as the platform would and always drops it afterwards. */
async function withScratchDatabase<T>(slice: string, work: (url: string) => Promise<T>): Promise<T> {
  const admin = adminUrl();
  const name = `scratch_${slice}_${randomBytes(4).toString('hex')}`;
  const url = new URL(admin);
  url.pathname = `/${name}`;
  await withClient(admin, (client) => client.query(`CREATE DATABASE ${name}`));
  try {
    await withClient(url.href, (client) =>
      client.query(EXTENSIONS.map((extension) => `CREATE EXTENSION ${extension};`).join('\n')),
    );
    return await work(url.href);
  } finally {
    await withClient(admin, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  }
}

/** `npm run migrate:new -- <slice> <name>`: writes the SQL that leads from the migrations to the schema as the next migration. */
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
  const client = new pg.Client({ connectionString: inUtc(url) });
  await client.connect();
  // Prisma's own history table must not appear as a difference.
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
const migrations = join(prismaFolder(slice), 'migrations');
const last = Math.max(0, ...readdirSync(migrations).map((folder) => Number(/^\d{4}(?=_)/.exec(folder)?.[0] ?? 0)));
const folder = join(migrations, `${String(last + 1).padStart(4, '0')}_${name}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'migration.sql'), sql);
console.log(`Wrote ${folder}/migration.sql: read it before you apply it.`);
process.exit(0);
