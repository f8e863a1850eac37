import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { liveGateways } from '../../test/live-gateways';
import { newSession } from '../../test/new-session';
import { openStream } from '../../test/open-stream';
import { serviceEntry } from '../../test/service-entry';
import type { TestGateway } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';
import { natsOptions } from '../registry/registry-connection';

const NATS_URL = process.env['TEST_NATS_URL'] ?? '';
const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';
/** The bar of an event on its way to an open tab, and of the end of a session on its way to the stream's end. */
const WITHIN_MS = 2_000;

let redis: Redis;
let nats: NatsConnection;
let account: StubService;
let gateways: [TestGateway, TestGateway];
let live: ReturnType<typeof liveGateways>;
/** What account says of a session's time; an hour where nothing else is said. */
const secondsLeft = new Map<string, number>();

beforeAll(async () => {
  redis = new Redis(REDIS_URL);
  nats = await connect(natsOptions(NATS_URL));
  account = await startStubService((req, res) => {
    const [, hash = ''] = /^\/internal\/sessions\/(\w+)\/time-left$/.exec(req.url ?? '') ?? [];
    res.writeHead(hash ? 200 : 404, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ secondsLeft: secondsLeft.get(hash) ?? 3_600 }));
  });
  live = liveGateways({
    redis,
    nats,
    env: { REDIS_URL, NATS_URL, REDIS_COMMAND_MS: '2000', RATE_LIMIT_FACTOR: '100' },
  });
  const services = { account: serviceEntry('account', account.origin, '/api/auth') };
  gateways = [await live.start(services), await live.start(services)];
});

afterAll(async () => {
  await Promise.all([...gateways, account].map((server) => server.close()));
  await nats.close();
  redis.disconnect();
});

describe('a stream of a member’s tab', () => {
  it('is never cached, compressed or buffered on the way, and first reports that it is open (C6.1)', async () => {
    const { cookie } = await live.signIn(11);
    const stream = await openStream(gateways[0].origin, cookie, { 'accept-encoding': 'gzip, br' });
    await stream.heard('sync');
    expect(stream.answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.answer.headers['content-encoding']).toBeUndefined();
    expect(stream.text()).toMatch(/^retry: \d{4}\n\nevent: sync\ndata: {}\n\n$/);
    stream.close();
  });

  it('reports at both gateways within two seconds that there is news, but not its content (C6.2)', async () => {
    const own = await live.signIn(12);
    const streams = await Promise.all(gateways.map(({ origin }) => openStream(origin, own.cookie)));
    const others = await openStream(gateways[0].origin, (await live.signIn(13)).cookie);
    await Promise.all([...streams, others].map((stream) => stream.heard('sync')));
    for (const text of ['not JSON', '{}', 'null']) nats.publish('community.notification.made.v1', text);
    live.tellMade(12, 501);
    const took = await Promise.all(streams.map((stream) => stream.heard('notification')));
    expect(Math.max(...took)).toBeLessThan(WITHIN_MS);
    for (const stream of streams)
      expect(stream.text()).toContain('id: 501\nevent: notification\ndata: {"notificationId":501}\n\n');
    expect(others.events()).toEqual(['sync']);
    [...streams, others].forEach((stream) => stream.close());
  });

  it('is a member’s alone, is only read, and is no place for other sites', async () => {
    const { cookie } = await live.signIn(14);
    const status = async (headers: Record<string, string>, method = 'GET') => {
      const answer = await fetch(`${gateways[0].origin}/api/notifications/stream`, { method, headers });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await status({})).toEqual([401, 'auth.required']);
    expect(await status({ cookie: newSession().cookie })).toEqual([401, 'auth.required']);
    expect(await status({ cookie }, 'POST')).toEqual([405, 'request.method-not-allowed']);
    expect(await status({ cookie, 'sec-fetch-site': 'cross-site' })).toEqual([403, 'request.cross-site']);
  });

  it('ends within two seconds of the end of its session at each gateway, and other streams continue (C6.11)', async () => {
    const [ending, expired, stays] = await Promise.all([live.signIn(15), live.signIn(15), live.signIn(15)]);
    secondsLeft.set(expired.hash, 1);
    const streams = await Promise.all([
      ...[ending, expired, stays].map(({ cookie }) => openStream(gateways[0].origin, cookie)),
      openStream(gateways[1].origin, ending.cookie),
    ]);
    const [first, second, third, elsewhere] = streams;
    await Promise.all(streams.map((stream) => stream.heard('sync')));
    live.tellEnded(ending.hash);
    for (const stream of [first, elsewhere]) {
      expect(await stream?.over()).toBeLessThan(WITHIN_MS);
      expect(stream?.text()).toContain('event: end\ndata: {"reason":"signed-out"}');
    }
    secondsLeft.set(expired.hash, 0);
    // Said to last a second more, and asked for once a second.
    expect(await second?.over()).toBeLessThan(WITHIN_MS + 1_000);
    expect(second?.events()).toEqual(['sync', 'end']);
    expect(third?.events()).toEqual(['sync']);
    third?.close();
  });

  it('makes room for the eleventh tab of a member by closing the first one for good', async () => {
    const { cookie } = await live.signIn(16);
    const streams = [];
    for (let tab = 0; tab < 11; tab += 1) streams.push(await openStream(gateways[0].origin, cookie));
    await streams[0]?.over();
    expect(streams[0]?.text()).toContain('event: end\ndata: {"reason":"too-many"}');
    await Promise.all(streams.slice(1).map((stream) => stream.heard('sync')));
    streams.forEach((stream) => stream.close());
  });
});

describe('a gateway that stops', () => {
  it('moves its tabs to another gateway at different times, where they get what they missed (C6.3)', async () => {
    const leaving = await live.start();
    const { cookie } = await live.signIn(18);
    const streams = await Promise.all(Array.from({ length: 8 }, () => openStream(leaving.origin, cookie)));
    await Promise.all(streams.map((stream) => stream.heard('sync')));
    const began = performance.now();
    const closed = leaving.close();
    await Promise.all(streams.map((stream) => stream.over()));
    await closed;
    expect(performance.now() - began).toBeLessThan(5_000);
    const waits = streams.map((stream) => Number(/retry: (\d+)\n\n$/.exec(stream.text())?.[1]));
    expect(new Set(waits).size).toBeGreaterThan(4);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    // Made while the tab had no stream at all: it is told to ask.
    live.tellMade(18, 601);
    await nats.flush();
    const next = await openStream(gateways[1].origin, cookie, { 'last-event-id': '600' });
    await next.heard('sync');
    next.close();
  });
});
