import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsServers } from '@waymark/contracts-core';
import { postgresUser, startRedis, until, withClient } from '@waymark/testing';
import { Redis } from 'ioredis';
import { keepRunning } from './keep-running';
import type { Servers } from './servers';

const SOON_MS = 20_000;

let folder: string;
let servers: Servers;
let stopEverything: () => Promise<void>;
const said: string[] = [];

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line.replace(/^.* s {2}/, '')));
  folder = mkdtempSync(join(tmpdir(), 'waymark-kept-'));
  // PostgreSQL's own user passes through.
  chmodSync(folder, 0o711);
  process.env['WAYMARK_DATA_DIR'] = folder;
  const { startServers } = await import('./servers');
  ({ stopEverything } = await import('./stop'));
  servers = await startServers(2);
}, 120_000);
afterAll(async () => {
  await stopEverything?.();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Like `kill -9` from outside. Resolves when another process has started and was reported. */
async function kill(name: keyof Servers, called: string): Promise<void> {
  const server = servers[name];
  if (!server) throw new Error(`${called} does not run.`);
  const { pid, port } = server;
  const before = said.length;
  process.kill(pid, 'SIGKILL');
  await until(called, SOON_MS, () =>
    Promise.resolve(said.slice(before).includes(`${called} is back on port ${port}`) || null),
  );
  expect(said.slice(before)).toEqual([`${called} stopped; starting it again`, `${called} is back on port ${port}`]);
  expect(servers[name]?.pid).not.toBe(pid);
}

it('PostgreSQL comes back with its rows, though the number it left behind is another process’s by now', async () => {
  const { url } = servers.postgres;
  await withClient(url, (client) => client.query('CREATE TABLE kept AS SELECT 7 AS value'));
  const file = join(folder, 'postgres/postmaster.pid');
  const other = spawn('sleep', ['60'], { stdio: 'ignore', ...postgresUser() });
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [String(other.pid), ...lines.slice(1)].join('\n'));
  await kill('postgres', 'PostgreSQL');
  other.kill();
  expect(await withClient(url, async (client) => (await client.query('SELECT value FROM kept')).rows)).toEqual([
    { value: 7 },
  ]);
}, 60_000);

it('Redis comes back with its last snapshot, to the same client', async () => {
  const client = new Redis(servers.redis.url);
  client.on('error', () => undefined);
  await client.set('kept', 'yes');
  await client.save();
  await kill('redis', 'Redis');
  expect(await client.get('kept')).toBe('yes');
  client.disconnect();
}, 60_000);

it('Meilisearch comes back with its documents', async () => {
  const { meilisearchKey } = await import('./meilisearch');
  const headers = { authorization: `Bearer ${meilisearchKey()}`, 'content-type': 'application/json' };
  const ask = async (path: string, body?: string) =>
    (await fetch(servers.meilisearch.url + path, { headers, ...(body && { method: 'POST', body }) })).json() as Promise<
      Record<string, unknown>
    >;
  const kept = { id: 1, name: 'kept' };
  await ask('/indexes/venues/documents', JSON.stringify([kept]));
  const found = () =>
    until('the document', SOON_MS, async () =>
      (await ask('/indexes/venues/documents/1'))['name'] === 'kept' ? true : null,
    );
  await found();
  await kill('meilisearch', 'Meilisearch');
  await found();
}, 60_000);

it('the local Stripe restarts with its data', async () => {
  const { stripeKeys } = await import('./local-stripe');
  const { LocalStripeControl } = await import('@waymark/local-stripe');
  const control = new LocalStripeControl(servers.stripe?.url ?? '', stripeKeys().secretKey);
  const before = await control.moveClock({ days: 40 });
  await kill('stripe', 'Stripe');
  expect(await control.time()).toBeGreaterThanOrEqual(before);
}, 60_000);

it('each node of the NATS cluster comes back with its streams, to the same client (R10.4)', async () => {
  const connection: NatsConnection = await connect({ ...natsServers(servers.nats.url), maxReconnectAttempts: -1 });
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: 'KEPT', subjects: ['kept'], num_replicas: 3 });
  const publish = () => until('a leader', SOON_MS, () => jetstream(connection).publish('kept', 'one'));
  await publish();
  const [first] = servers.nats.url.split(',');
  process.kill(servers.nats.pid, 'SIGKILL');
  await until('the first node', SOON_MS, () =>
    Promise.resolve(said.some((line) => /^NATS node waymark-1 is back on port/.test(line)) || null),
  );
  await publish();
  const alone = await connect({ ...natsServers(first ?? ''), maxReconnectAttempts: 0 });
  const messages = async () => (await (await jetstreamManager(alone)).streams.info('KEPT')).state.messages;
  expect(await until('its streams', SOON_MS, messages)).toBe(2);
  await Promise.all([connection.close(), alone.close()]);
}, 90_000);

describe('a server that does not stay up (G6.7, R10.1, R10.2, R10.3, R10.6)', () => {
  const others = (name: string) => ({
    dataDir: join(folder, name),
    password: 'password',
    logFile: join(folder, `${name}.log`),
  });
  const keep = (name: string, firstPauseMs: number) =>
    keepRunning({
      name,
      logFile: others(name).logFile,
      firstPauseMs,
      start: (again) => startRedis({ ...others(name), ...again }),
    });

  it('is left alone after a few tries, with a sentence that says where to look (R10.5)', async () => {
    const server = await keep('Lost', 1);
    const { dataDir, logFile } = others('Lost');
    renameSync(dataDir, `${dataDir}.away`);
    writeFileSync(dataDir, 'no folder');
    await server.kill();
    await until('the last word', SOON_MS, () =>
      Promise.resolve(said.at(-1)?.startsWith('Lost does not stay up') || null),
    );
    expect(said.at(-1)).toContain(`${logFile} says why; then stop with Ctrl-C and start again.`);
    await server.stop();
  }, 60_000);

  it('says why when it restarts as planned, and does not wait for that', async () => {
    const server = await keep('Planned', 600_000);
    const before = said.length;
    for (const turn of [1, 2]) {
      await server.again?.('it gives memory back');
      await until('its return', SOON_MS, () => Promise.resolve(said.length === before + 2 * turn || null));
    }
    const lines = ['Planned restarts as planned: it gives memory back', `Planned is back on port ${server.port}`];
    expect(said.slice(before)).toEqual([...lines, ...lines]);
    await server.stop();
  }, 60_000);

  it('is started at once after its first death; after the next one it waits, and can be stopped meanwhile', async () => {
    const times = (line: string) => said.filter((one) => one === line).length;
    // A server that waited for this delay would not be back within the test.
    const server = await keep('Late', 600_000);
    const back = `Late is back on port ${server.port}`;
    await server.kill();
    await until('its return', SOON_MS, () => Promise.resolve(times(back) === 1 || null));
    await server.kill();
    await until('word of its end', SOON_MS, () =>
      Promise.resolve(times('Late stopped; starting it again') === 2 || null),
    );
    await server.stop();
    expect(times(back)).toBe(1);
  }, 60_000);
});

it('a server that is not ours is reported, once each time that it goes and comes', async () => {
  const { watchExternal } = await import('./local-server');
  const options = { dataDir: join(folder, 'theirs'), password: 'password', logFile: join(folder, 'theirs.log') };
  const theirs = await startRedis(options);
  const stopWatching = await watchExternal('Redis', theirs.url, 10);
  const lines = () => said.filter((line) => line.startsWith('Redis at'));
  await theirs.stop();
  await until('word of its end', SOON_MS, () => Promise.resolve(lines().length > 0 || null));
  const back = await startRedis({ ...options, port: theirs.port });
  await until('word of its return', SOON_MS, () => Promise.resolve(lines().length > 1 || null));
  stopWatching();
  await back.stop();
  expect(lines()).toEqual([
    `Redis at 127.0.0.1:${theirs.port} does not answer: it is not ours, so start it where it runs`,
    `Redis at 127.0.0.1:${theirs.port} answers again`,
  ]);
}, 60_000);
