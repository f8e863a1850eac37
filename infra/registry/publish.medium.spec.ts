import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KV } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { serviceEntrySchema } from '@waymark/contracts-core';
import { startTestServers, type TestServers } from '@waymark/testing';
import { openRegistry } from './open-registry';
import { publishEntry } from './publish-entry';
import { publishRemote } from './publish-remote';

let servers: TestServers;
let connection: NatsConnection;
let registry: KV;
let dir: string;

beforeAll(async () => {
  servers = await startTestServers({ nats: true });
  const { host, username, password } = new URL(servers.nats?.url ?? '');
  connection = await connect({ servers: host, user: username, pass: decodeURIComponent(password) });
  registry = await openRegistry(connection);
  dir = await mkdtemp(join(tmpdir(), 'waymark-registry-'));
}, 40_000);

afterAll(async () => {
  await connection.close();
  await servers.stop();
  await rm(dir, { recursive: true, force: true });
});

async function publish(version: string, files = ['entry.js']) {
  const distDir = join(dir, `dist-${version}`);
  await mkdir(distDir, { recursive: true });
  for (const file of files) await writeFile(join(distDir, file), version);
  const paths = { entry: `/r/maps/${version}/entry.js`, preload: [], preloadByPage: {}, integrity: {} };
  const entry = { slice: 'maps', version, ...paths, manifest: { name: 'maps', routes: [] } };
  await writeFile(join(distDir, 'publish.json'), JSON.stringify(entry));
  return publishRemote(registry, { distDir, artefactsDir: dir });
}

const revision = async () => (await registry.get('remote.maps'))?.revision;

describe('publishing a remote', () => {
  it('uploads the build, keeps the one before to fall back on, and does nothing the second time', async () => {
    expect((await publish('v1')).previousEntry).toBeUndefined();
    expect((await publish('v2')).previousEntry).toBe('/r/maps/v1/entry.js');
    const published = await revision();
    expect((await publish('v2')).previousEntry).toBe('/r/maps/v1/entry.js');
    expect(await revision()).toBe(published);
    expect(await readFile(join(dir, 'r/maps/v1/entry.js'), 'utf8')).toBe('v1');
  });

  it('does not point at files that the build does not have', async () => {
    await expect(publish('v3', ['other.js'])).rejects.toThrow('/r/maps/v3/entry.js');
    expect((await registry.get('remote.maps'))?.string()).toContain('v2');
  });

  it('loses no publication when two run at once', async () => {
    const add = (origin: string) =>
      publishEntry(registry, 'service.maps', serviceEntrySchema, (current) => ({
        slice: 'maps',
        origins: [...(current?.origins ?? []), origin],
        manifest: { name: 'maps', apiVersion: '1', prefixes: [] },
      }));
    await Promise.all(['http://a', 'http://b', 'http://c'].map(add));
    const stored = (await registry.get('service.maps'))?.json<{ origins: string[] }>();
    expect(stored?.origins.toSorted()).toEqual(['http://a', 'http://b', 'http://c']);
  });
});
