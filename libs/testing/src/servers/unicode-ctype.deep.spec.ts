import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres, type PostgresOptions } from './postgres';
import type { StartedServer } from './running-server';
import { withClient } from './service-database';
import { giveUnicodeCtype } from './unicode-ctype';
import { until } from './until';

const NAMES = ['東京駅 ホテル', 'Москва вокзал', 'Zürich', 'abc'];

let folder: string;
let options: PostgresOptions;
let server: StartedServer;

const inShop = <T extends pg.QueryResultRow>(text: string) => {
  const url = new URL(server.url);
  url.pathname = '/shop';
  return withClient(url.href, async (client) => (await client.query<T>(text)).rows);
};
/** What the trigram index itself says. */
const found = async (part: string) => {
  const rows = await inShop<{ name: string }>(`SELECT name FROM venue WHERE name LIKE '%${part}%'`);
  return rows.map(({ name }) => name);
};
const ctypes = async () =>
  (await inShop<{ c: string }>('SELECT DISTINCT datcollate || datctype AS c FROM pg_database')).map(({ c }) => c);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-ctype-'));
  chmodSync(folder, 0o755);
  options = { dataDir: join(folder, 'postgres'), password: 'test', logFile: join(folder, 'log') };
  server = await startPostgres({ ...options, ctype: 'C', throwAway: true });
  await withClient(server.url, (client) => client.query('CREATE DATABASE shop'));
  await inShop('ALTER DATABASE shop SET enable_seqscan = off');
  await inShop(
    'CREATE EXTENSION pg_trgm; CREATE TABLE venue (name TEXT PRIMARY KEY); CREATE INDEX ON venue USING GIN (name gin_trgm_ops)',
  );
  for (const name of NAMES) await inShop(`INSERT INTO venue VALUES ('${name}')`);
}, 60_000);
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a cluster made without letters beyond ASCII', () => {
  it('has them after its next start, and all its rows in their order', async () => {
    expect(await inShop(`SELECT show_trgm('東京駅') AS t`)).toEqual([{ t: [] }]);
    await server.stop();
    server = await startPostgres(options);
    expect(await ctypes()).toEqual(['CC.UTF-8']);
    expect(await found('東京駅')).toEqual([NAMES[0]]);
    expect(await found('вокзал')).toEqual([NAMES[1]]);
    expect(await inShop('SELECT name FROM venue ORDER BY name')).toEqual([...NAMES].sort().map((name) => ({ name })));
    expect(await giveUnicodeCtype(server.url)).toEqual([]);
    await withClient(server.url, (client) => client.query('CREATE DATABASE made_later'));
    expect(await ctypes()).toEqual(['CC.UTF-8']);
  }, 60_000);

  it('is made good by the next start when the first one is killed midway', async () => {
    const reader = new pg.Client(server.url.replace(/postgres$/, 'shop'));
    await reader.connect();
    await reader.query('BEGIN; LOCK TABLE venue IN ROW EXCLUSIVE MODE');
    const first = giveUnicodeCtype(server.url).catch(() => 'killed');
    const waiting = `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE query LIKE 'REINDEX%' AND wait_event_type = 'Lock'`;
    await until('the index waits', 20_000, async () => (await inShop(waiting))[0] ?? null);
    expect(await first).toBe('killed');
    await reader.end();
    expect(await found('вокзал')).toEqual([]);
    expect(await giveUnicodeCtype(server.url)).toEqual(['shop']);
    expect(await found('вокзал')).toEqual([NAMES[1]]);
    expect(await giveUnicodeCtype(server.url)).toEqual([]);
  }, 60_000);
});
