import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { ensureServiceDatabase, guardDatabase, withClient } from './servers/service-database';

const ROOT = join(import.meta.dirname, '../../..');
const LOCK = 41_207_001;
const PASSWORD = 'test';

export interface TestDatabase {
  /** The service's own role: can change rows but not tables. */
  url: string;
  ownerUrl: string;
  /** Removes all rows except those of its migrations. Sequences continue, so no ID occurs twice. */
  empty(): Promise<void>;
  drop(): Promise<void>;
}

function adminUrl(): string {
  const url = process.env['TEST_PG_ADMIN_URL'];
  if (url === undefined)
    throw new Error('TEST_PG_ADMIN_URL is not set: medium specs run in the jest project "medium".');
  return url;
}

/** Runs in a separate process: a jest worker's module system cannot load the migration engine. */
function migrate(slice: string, ownerUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/migrate/migrate.ts', slice], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', MIGRATE_URL: ownerUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`Migrating ${slice} failed: ${errors}`))));
  });
}

/** Tables that are not emptied: the outbox position stays valid when the rows are gone. */
const STORED = ['_prisma_migrations', 'stream_position'];

/** Returns the rows of each table that migrations filled, from a database without other data. */
async function readSeeds(client: pg.Client): Promise<Map<string, unknown>> {
  const { rows } = await client.query<{ name: string }>(FILLED_TABLES, [STORED]);
  const seeds = new Map<string, unknown>();
  for (const { name } of rows) {
    const found = await client.query<{ rows: unknown }>(`SELECT jsonb_agg(t) AS rows FROM ${name} AS t`);
    if (found.rows[0]?.rows) seeds.set(name, JSON.stringify(found.rows[0].rows));
  }
  return seeds;
}

const FILLED_TABLES = `
  SELECT format('%I', relname) AS name FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL($1) AND pg_relation_size(oid) > 0`;

/** Connects as a superuser and disables triggers, because some tables forbid deletion. */
async function emptyTables(client: pg.Client, seeds: ReadonlyMap<string, unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(FILLED_TABLES, [STORED]);
  await client.query('SET session_replication_role = replica');
  if (rows.length > 0) await client.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} CASCADE`);
  for (const [name, seed] of seeds)
    await client.query(`INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, $1)`, [seed]);
}

/**
 * IDs in tests start here. A shared database keeps counting from spec to spec, so a spec that expects small IDs would
 * fail only after certain others.
 */
const FIRST_ID = 1_000_001;

const RAISE_SEQUENCES = `
  SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, $1::bigint, false)
  FROM pg_sequences WHERE max_value > $1::bigint`;

/**
 * Creates a fresh, migrated database of a service. The first call in a run migrates a template; later ones copy it in
 * about 50 ms.
 */
export async function createTestDatabase(slice: string): Promise<TestDatabase> {
  const admin = adminUrl();
  const template = `template_${slice}`;
  const database = `test_${slice}_${randomBytes(6).toString('hex')}`;
  const urlAs = (role: string): string => {
    const url = new URL(admin);
    Object.assign(url, { username: role, password: PASSWORD, pathname: `/${database}` });
    return url.href;
  };
  await withClient(admin, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [template]);
    if (known.rowCount === 0) {
      const made = await ensureServiceDatabase(admin, {
        service: slice,
        database: template,
        ownerPassword: PASSWORD,
        appPassword: PASSWORD,
      });
      await migrate(slice, made.ownerUrl);
      const ofTemplate = new URL(admin);
      ofTemplate.pathname = `/${template}`;
      await withClient(ofTemplate.href, (inside) => inside.query(RAISE_SEQUENCES, [FIRST_ID]));
      // Marked only when complete: a failed migration is retried, not copied.
      await client.query(`ALTER DATABASE ${template} IS_TEMPLATE true`);
    }
    await client.query(`CREATE DATABASE ${database} TEMPLATE ${template} OWNER ${slice}_owner`);
    await guardDatabase(client, database, slice);
  });
  const asAdmin = new URL(admin);
  asAdmin.pathname = `/${database}`;
  const seeds = await withClient(asAdmin.href, readSeeds);
  const empty = () => withClient(asAdmin.href, (client) => emptyTables(client, seeds));
  const drop = async (): Promise<void> => {
    await withClient(admin, (client) => client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));
  };
  return { url: urlAs(`${slice}_app`), ownerUrl: urlAs(`${slice}_owner`), empty, drop };
}
