import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jetstreamManager, StorageType } from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { GATEWAY_REPORT_SUBJECT, gatewayReportSchema, REGISTRY_BUCKET, withdrawnKey } from '@waymark/contracts-core';
import { gatewayMacKey, signAsGateway } from '@waymark/registry';
import { until } from '@waymark/testing';
import { shellBuild } from '../../test/remote-build';
import { shellRelease } from '../../test/releases';
import { startTestGateway, TEST_SECRET, type TestGateway, signedByTest } from '../../test/start-test-gateway';
import { natsOptions } from './registry-connection';

const shell = (version: string, sequence: number) => shellRelease(shellBuild(version), { sequence });
const signed = (version: string, sequence: number) => signedByTest('shell', shell(version, sequence));

const NATS_URL = process.env['TEST_NATS_URL'] ?? '';
let connection: NatsConnection;
let gateway: TestGateway;

beforeAll(async () => {
  connection = await connect(natsOptions(NATS_URL));
  gateway = await startTestGateway({ shell: shellBuild('from-disk') }, { NATS_URL });
}, 40_000);

afterAll(async () => {
  await gateway.close();
  await connection.close();
});

const openBucket = (): Promise<KV> =>
  new Kvm(connection).create(REGISTRY_BUCKET, { history: 10, storage: StorageType.File });

async function serves(version: string, { origin } = gateway): Promise<boolean | null> {
  const html = await (await fetch(origin)).text();
  return html.includes(`/r/shell/${version}/main.js`) || null;
}

async function refused(): Promise<Record<string, number>> {
  const metrics = await (await fetch(`${gateway.internalOrigin}/metrics`)).text();
  const counts = metrics.matchAll(/^gateway_registry_refused_total\{reason="([^"]+)"\} (\d+)$/gm);
  return Object.fromEntries([...counts].map(([, reason, count]) => [reason, Number(count)]));
}

const report = async () => gatewayReportSchema.parse((await connection.request(GATEWAY_REPORT_SUBJECT)).json());

const soon = (what: string, probe: () => Promise<boolean | null>) => until(what, 10_000, probe);

describe('the registry at a gateway (R2.2, R2.21, RX.10)', () => {
  it('is the last good one while the broker knows none, then the live one, then again the last good one', async () => {
    expect(await serves('from-disk')).toBe(true);

    const bucket = await openBucket();
    await bucket.put('shell', signed('live-1', 2));
    await soon('first release', () => serves('live-1'));
    await bucket.put('shell', signed('live-2', 3));
    await soon('second release', () => serves('live-2'));
    await soon(
      'snapshot',
      async () => (await readFile(join(gateway.dir, 'snapshot.json'), 'utf8')).includes('live-2') || null,
    );

    await bucket.put('shell', '{"version":1}');
    await (await jetstreamManager(connection)).streams.delete(`KV_${REGISTRY_BUCKET}`);
    expect(await serves('live-2')).toBe(true);

    await (await openBucket()).put('shell', signed('after-loss', 4));
    await soon('release after the loss', () => serves('after-loss'));
  }, 40_000);

  it('ignores anything written without the key, and reports it in its metrics', async () => {
    const bucket = await openBucket();
    const bad: [reason: string, text: string][] = [
      ['not-signed', JSON.stringify(shell('bad', 9))],
      ['bad-signature', signed('bed', 9).replace('bed', 'bad')],
      ['replay', signed('live-1', 2)],
    ];
    const before = await refused();
    for (const [, text] of bad) await bucket.put('shell', text);
    await bucket.delete('shell');
    for (const reason of [...bad.map(([name]) => name), 'deleted']) {
      await soon(reason, async () => ((await refused())[reason] ?? 0) > (before[reason] ?? 0) || null);
    }
    expect(await serves('after-loss')).toBe(true);
    expect(await report()).toMatchObject({ sequences: { shell: 4 }, refused: { shell: 'deleted' } });

    const revision = await bucket.put('shell', signed('good-again', 10));
    await soon('the next good release', () => serves('good-again'));
    expect(await report()).toMatchObject({ revision, sequences: { shell: 10 }, refused: {}, tallies: [] });
  }, 40_000);

  it('never serves a withdrawn version after a deletion or a restored old entry, even after a restart, until the publisher reinstates it (R3.20)', async () => {
    const bucket = await openBucket();
    const key = withdrawnKey('shell', 'broken');
    const about = { slice: 'shell', version: 'broken' };
    const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
    const withdrawal = (on: number) =>
      JSON.stringify(
        signAsGateway(key, { ...about, reason: '', errors: 10, loads: 0, at: day(on) }, gatewayMacKey(TEST_SECRET)),
      );
    const reinstatement = (on: number) => signedByTest(key, { ...about, reinstated: true, by: 'ada', at: day(on) });
    await bucket.put(
      'shell',
      signedByTest(
        'shell',
        shellRelease(shellBuild('broken'), { sequence: 11, previous: { ...shellBuild('before'), provides: {} } }),
      ),
    );
    await bucket.put(key, reinstatement(1));
    await bucket.put(key, withdrawal(2));
    await soon('the withdrawal', () => serves('before'));

    for (const spoil of [
      () => bucket.delete(key),
      () => bucket.put(key, reinstatement(1)),
      () => bucket.put(key, 'gone'),
    ]) {
      await spoil();
      await soon('the gateway to refuse it', async () => key in (await report()).refused || null);
      expect(await serves('before')).toBe(true);
      // Without a snapshot: all that it knows is what the bucket holds.
      const anew = await startTestGateway({}, { NATS_URL });
      await soon('the release', async () => (await (await fetch(anew.origin)).text()).includes('/r/shell/') || null);
      expect(await serves('before', anew)).toBe(true);
      await anew.close();
      await bucket.put(key, withdrawal(2));
      await soon('the withdrawal again', async () => !(key in (await report()).refused) || null);
    }

    await bucket.put(key, reinstatement(3));
    await soon('the version that is wanted again', () => serves('broken'));
  }, 60_000);
});
