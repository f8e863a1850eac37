import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { remoteKey, withdrawnKey } from '@waymark/contracts-core';
import { openBuild, openEntry, signAsGateway, signingKey } from '@waymark/registry';
import { startTestServers, type TestServers } from '@waymark/testing';
import { openRegistry } from './open-registry';
import { publishRelease, publishRemote } from './publish-release';
import { readRelease, releaseHistory } from './read-release';
import { registryWriter, type RegistryWriter } from './registry-writer';
import { writeRelease } from './write-release';

let servers: TestServers;
let connection: NatsConnection;
let writer: RegistryWriter;
let dir: string;

const newKey = () =>
  signingKey(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());

beforeAll(async () => {
  servers = await startTestServers({ nats: true });
  const { host, username, password } = new URL(servers.nats?.url ?? '');
  connection = await connect({ servers: host, user: username, pass: decodeURIComponent(password) });
  writer = registryWriter(await openRegistry(connection), newKey(), 'test');
  dir = await mkdtemp(join(tmpdir(), 'waymark-registry-'));
}, 40_000);

afterAll(async () => {
  await connection.close();
  await servers.stop();
  await rm(dir, { recursive: true, force: true });
});

async function publish(version: string, { files = ['entry.js'], by = writer, again = false } = {}) {
  const distDir = join(dir, `dist-${version}`);
  await mkdir(distDir, { recursive: true });
  for (const file of files) await writeFile(join(distDir, file), version);
  const paths = { entry: `/r/maps/${version}/entry.js`, preload: [], preloadByPage: {}, integrity: {} };
  const entry = { slice: 'maps', version, ...paths, manifest: { name: 'maps', routes: [] } };
  await writeFile(join(distDir, 'publish.json'), JSON.stringify(entry));
  return (await publishRemote(by, { distDir, artefactsDir: dir, again })).release;
}

const revision = async () => (await writer.registry.get(remoteKey('maps')))?.revision;
const live = async () => (await readRelease(writer, 'remote', 'maps')).value?.stable.version;

describe('publishing a remote (R1.29, R2.4, R2.5, R3.22)', () => {
  it('uploads the build, keeps the one before to fall back on, and does nothing the second time', async () => {
    expect((await publish('v1')).previous).toBeUndefined();
    expect((await publish('v2')).previous?.version).toBe('v1');
    const published = await revision();
    expect((await publish('v2')).previous?.version).toBe('v1');
    expect(await revision()).toBe(published);
    expect(await readFile(join(dir, 'r/maps/v1/entry.js'), 'utf8')).toBe('v1');
  });

  it('puts a signed record beside the files, which is worth nothing for another version (R1.19)', async () => {
    const record = await readFile(join(dir, 'r/maps/v1/build.json'), 'utf8');
    expect(openBuild('maps', 'v1', record, writer.trust)?.entry).toBe('/r/maps/v1/entry.js');
    expect(openBuild('maps', 'v2', record, writer.trust)).toBeNull();
    expect(openBuild('maps', 'v1', record, registryWriter(writer.registry, newKey(), 'other').trust)).toBeNull();
  });

  it('does not point at files that the build does not have', async () => {
    await expect(publish('v3', { files: ['other.js'] })).rejects.toThrow('/r/maps/v3/entry.js');
    expect(await live()).toBe('v2');
  });

  it('continues from the last good entry after an invalid one; an entry of another key is also invalid', async () => {
    await publish('v4', { by: registryWriter(writer.registry, newKey(), 'other') });
    await writer.registry.put(remoteKey('maps'), 'v5 please');
    expect(await live()).toBe('v2');
    expect(await publish('v6')).toMatchObject({ stable: { version: 'v6' }, previous: { version: 'v2' } });
    const past = await releaseHistory(writer, 'remote', 'maps');
    expect(past.map(({ release }) => release?.stable.version ?? null)).toEqual(['v1', 'v2', null, null, 'v6']);
  });

  it('refuses a withdrawn version without --again', async () => {
    const key = withdrawnKey('maps', 'v7');
    const withdrawal = JSON.stringify(
      signAsGateway(
        key,
        { slice: 'maps', version: 'v7', reason: '', errors: 10, loads: 0, at: '2100-01-01T00:00:00.000Z' },
        Buffer.alloc(32),
      ),
    );
    await writer.registry.put(key, withdrawal);
    await writer.registry.delete(key);
    await expect(publish('v7')).rejects.toThrow('was taken back');
    expect(await live()).toBe('v6');
    const leftOut = await publishRelease(writer, { artefactsDir: dir, remoteDists: [join(dir, 'dist-v7')] });
    expect(leftOut).toEqual([expect.stringMatching(/^maps v7 was taken back/)]);
    expect(await live()).toBe('v6');
    expect((await publish('v7', { again: true })).stable.version).toBe('v7');
    // Signed, and later than the withdrawal by whatever clock: gateways take nothing else for the end of it.
    const opened = openEntry(key, (await writer.registry.get(key))?.string() ?? '', { publicKeys: writer.trust });
    expect(opened).toMatchObject({
      ok: true,
      entry: {
        kind: 'reinstated',
        value: { slice: 'maps', version: 'v7', by: 'test', at: '2100-01-01T00:00:00.001Z' },
      },
    });
    await writer.registry.put(key, withdrawal);
    expect((await publish('v7')).stable.version).toBe('v7');
  });

  it('writes a higher sequence each time, also when the bucket was lost', async () => {
    const before = (await readRelease(writer, 'remote', 'maps')).value?.sequence ?? Infinity;
    await writer.registry.purge(remoteKey('maps'));
    expect((await publish('v8')).sequence).toBeGreaterThan(before);
  });

  it('loses no publication when two run at once', async () => {
    const add = (origin: string) =>
      writeRelease(writer, 'service', 'maps', (current) => ({
        version: 'v1',
        origins: [...(current?.origins ?? []), origin],
        manifest: { name: 'maps', apiVersion: '1', prefixes: [] },
        act: 'publish',
      }));
    await Promise.all(['http://a', 'http://b', 'http://c'].map(add));
    const { value } = await readRelease(writer, 'service', 'maps');
    expect(value?.origins.toSorted()).toEqual(['http://a', 'http://b', 'http://c']);
  });
});
