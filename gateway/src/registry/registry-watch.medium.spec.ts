import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jetstreamManager, StorageType } from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, type ShellEntry } from '@waymark/contracts-core';
import { startTestServers, until, type TestServers } from '@waymark/testing';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { natsOptions } from './nats-options';

const shell = (version: string): ShellEntry => ({
  version,
  scripts: [`/r/shell/${version}/main.js`],
  styles: [],
  preload: [],
  integrity: {},
});

let servers: TestServers;
let connection: NatsConnection;
let gateway: TestGateway;

beforeAll(async () => {
  // A broker of its own: this test wipes the registry.
  servers = await startTestServers({ nats: true });
  const url = servers.nats?.url ?? '';
  connection = await connect(natsOptions(url));
  gateway = await startTestGateway({ shell: shell('from-disk') }, { NATS_URL: url });
}, 40_000);

afterAll(async () => {
  await gateway.close();
  await connection.close();
  await servers.stop();
});

const openBucket = (): Promise<KV> =>
  new Kvm(connection).create(REGISTRY_BUCKET, { history: 10, storage: StorageType.File });

async function serves(version: string): Promise<boolean | null> {
  const html = await (await fetch(gateway.origin)).text();
  return html.includes(`/r/shell/${version}/main.js`) || null;
}

const soon = (what: string, probe: () => Promise<boolean | null>) => until(what, 10_000, probe, () => null);

describe('the registry at a gateway', () => {
  it('is the last good one while the broker knows none, then the live one, then again the last good one', async () => {
    expect(await serves('from-disk')).toBe(true);

    const bucket = await openBucket();
    await bucket.put('shell', JSON.stringify(shell('live-1')));
    await soon('first release', () => serves('live-1'));
    await bucket.put('shell', JSON.stringify(shell('live-2')));
    await soon('second release', () => serves('live-2'));
    await soon('snapshot', async () => (await readFile(join(gateway.dir, 'snapshot.json'), 'utf8')).includes('live-2') || null);

    await bucket.put('shell', '{"version":1}');
    await (await jetstreamManager(connection)).streams.delete(`KV_${REGISTRY_BUCKET}`);
    expect(await serves('live-2')).toBe(true);

    await (await openBucket()).put('shell', JSON.stringify(shell('after-loss')));
    await soon('release after the loss', () => serves('after-loss'));
  }, 40_000);
});
