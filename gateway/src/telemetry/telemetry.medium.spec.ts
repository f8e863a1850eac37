import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { StorageType } from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, remoteKey, TELEMETRY_PATH, type LoadReport } from '@waymark/contracts-core';
import { until } from '@waymark/testing';
import { bootIn, remoteBuild, shellBuild } from '../../test/remote-build';
import { remoteRelease } from '../../test/releases';
import { startTestGateway, TEST_SECRET, type TestGateway, signedByTest } from '../../test/start-test-gateway';
import { natsOptions } from '../registry/registry-connection';
import { PageTokens } from './page-tokens';

const build = (slice: string, version: string) =>
  remoteBuild(slice, version, [{ path: `/${slice}`, page: 'home', title: 'Home' }]);
const shell = shellBuild('s1');
const SLICES = ['maps', 'fares', 'rides'];
const threw = (slice: string): LoadReport => ({ slice, version: 'v2', outcome: 'script-error', kind: 'threw' });

let connection: NatsConnection;
let bucket: KV;
let gateways: TestGateway[];

beforeAll(async () => {
  const NATS_URL = process.env['TEST_NATS_URL'] ?? '';
  connection = await connect(natsOptions(NATS_URL));
  bucket = await new Kvm(connection).create(REGISTRY_BUCKET, { history: 10, storage: StorageType.File });
  for (const slice of SLICES) {
    const release = remoteRelease(build(slice, 'v2'), {
      previous: build(slice, 'v1'),
      releasedAt: new Date().toISOString(),
    });
    await bucket.put(remoteKey(slice), signedByTest(remoteKey(slice), release));
  }
  const env = {
    NATS_URL,
    REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
    REDIS_COMMAND_MS: '2000',
    TRUSTED_PROXIES: '1',
  };
  gateways = await Promise.all([startTestGateway({ shell }, env), startTestGateway({ shell }, env)]);
  for (const gateway of gateways)
    await soon('the release', async () => (await boot(gateway)).remotes['rides'] !== undefined);
}, 40_000);

afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await connection.close();
});

const soon = (what: string, probe: () => Promise<boolean>) => until(what, 10_000, async () => (await probe()) || null);

async function boot({ origin }: TestGateway) {
  const html = await (await fetch(`${origin}/maps`)).text();
  return bootIn(html);
}
const token = async (gateway: TestGateway) => (await boot(gateway)).telemetry?.token ?? '';
const address = () => `10.${[...randomBytes(3)].join('.')}`;

async function tell(gateway: TestGateway, body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address() };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (
    await fetch(gateway.origin + TELEMETRY_PATH, { method: 'POST', headers: { ...json, ...headers }, body: text })
  ).status;
}

/** Sums a metric of all gateways. */
async function metric(line: string): Promise<number> {
  const texts = await Promise.all(
    gateways.map(async ({ internalOrigin }) => (await fetch(`${internalOrigin}/metrics`)).text()),
  );
  const lines = texts.map((text) => text.split('\n').find((each) => each.startsWith(line)) ?? ' 0');
  return lines.reduce((sum, found) => sum + Number(found.split(' ').at(-1)), 0);
}
const errorsOf = (slice: string) => metric(`gateway_release_loads_total{slice="${slice}",outcome="script-error"}`);
const withdrawn = async (slice: string) => (await bucket.get(`withdrawn.${slice}.v2`))?.operation === 'PUT';

describe('reports by browsers (R3.8, R3.11, R3.13, R3.25)', () => {
  it('withdraws a build that fails too often, whichever gateways got the reports, and only once', async () => {
    for (let i = 0; i < 10; i++) {
      const gateway = gateways[i % 2]!;
      expect(await tell(gateway, { token: await token(gateway), loads: [threw('maps')] })).toBe(204);
    }
    await soon('the withdrawal', () => withdrawn('maps'));
    for (const gateway of gateways)
      await soon('the build before', async () => (await boot(gateway)).remotes['maps']?.version === 'v1');
    expect(await metric('gateway_release_withdrawn_total{slice="maps"}')).toBe(1);
    expect((await boot(gateways[0]!)).remotes['fares']?.version).toBe('v2');
  });

  it('counts each page load once, even if it is reported again at another gateway', async () => {
    const page = await token(gateways[0]!);
    for (const gateway of [...gateways, ...gateways]) await tell(gateway, { token: page, loads: [threw('fares')] });
    await soon('the count', async () => (await errorsOf('fares')) > 0);
    expect(await errorsOf('fares')).toBe(1);
  });

  it('counts five errors from one address in the time that is looked at, so that nobody alone takes a release back (R3.9, R3.10)', async () => {
    const alone = { 'x-forwarded-for': address() };
    for (let i = 0; i < 15; i++)
      await tell(gateways[i % 2]!, { token: await token(gateways[0]!), loads: [threw('rides')] }, alone);
    await soon('the count', async () => (await errorsOf('rides')) === 5);
    expect(await withdrawn('rides')).toBe(false);
  });

  it('lets a page from quiet times stand for no ten who load a new build', async () => {
    const before = new PageTokens(TEST_SECRET).issue(0.1);
    await tell(gateways[0]!, { token: before, loads: [{ slice: 'rides', version: 'v2', outcome: 'loaded' }] });
    const loaded = () => metric('gateway_release_loads_total{slice="rides",outcome="loaded"}');
    await soon('the count', async () => (await loaded()) > 0);
    expect(await loaded()).toBe(1);
  });

  it('counts less from one address while Redis is away and gateways cannot count together (R3.5)', async () => {
    const release = remoteRelease(build('ferries', 'v2'), {
      previous: build('ferries', 'v1'),
      releasedAt: new Date().toISOString(),
    });
    const gateway = await startTestGateway({ shell, releases: { ferries: release } });
    gateways.push(gateway);
    for (let i = 0; i < 6; i++) await tell(gateway, { token: await token(gateway), loads: [threw('ferries')] });
    await soon('the count', async () => (await errorsOf('ferries')) > 0);
    expect(await errorsOf('ferries')).toBe(1);
  });

  it('counts nothing without a page of ours, and of no build that is not published', async () => {
    const gateway = gateways[0]!;
    const before = await errorsOf('fares');
    expect(await tell(gateway, { token: 'made up', loads: [threw('fares')] })).toBe(204);
    expect(
      await tell(gateway, {
        token: await token(gateway),
        loads: [{ ...threw('fares'), version: 'v9' }, threw('nothing')],
      }),
    ).toBe(204);
    expect(await errorsOf('fares')).toBe(before);
    expect(await errorsOf('nothing')).toBe(0);
  });

  it.each([
    ['from another site', { token: '', loads: [] }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['of another type', { token: '', loads: [] }, { 'content-type': 'text/plain' }, 415],
    ['with words of its own', { token: '', loads: [{ ...threw('maps'), message: 'Ann lives here' }] }, {}, 400],
  ])('is refused when it is a post %s', async (_what, body, headers, status) => {
    expect(await tell(gateways[0]!, body, headers)).toBe(status);
  });

  it.each([
    ['says that it is larger', 'content-length: 8193', ''],
    ['does not say so and has sent more', 'transfer-encoding: chunked', `2001\r\n${'x'.repeat(8_193)}\r\n`],
  ])('is refused at 8 KiB, without waiting for more, when it %s', async (_how, length, sent) => {
    const head = [
      'POST /api/telemetry HTTP/1.1',
      'host: x',
      'sec-fetch-site: same-origin',
      'content-type: application/json',
      length,
    ];
    const { hostname, port } = new URL(gateways[0]!.origin);
    const socket = connectSocket(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    // 408 is what a body gets that is waited for.
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('is taken sixty times a minute from one address, and never read', async () => {
    const [gateway] = gateways;
    const alone = { 'x-forwarded-for': address() };
    const statuses = await Promise.all(
      Array.from({ length: 65 }, () => tell(gateway!, { token: '', loads: [] }, alone)),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await fetch(gateway!.origin + TELEMETRY_PATH)).status).toBe(405);
  });
});
