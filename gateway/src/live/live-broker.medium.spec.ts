import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { SESSION_REVOKED, sessionCacheKey } from '@waymark/contracts-account';
import { freePort, type RunningServer, startNats, until } from '@waymark/testing';
import { Redis } from 'ioredis';
import { liveGateways } from '../../test/live-gateways';
import { openStream } from '../../test/open-stream';
import type { TestGateway } from '../../test/start-test-gateway';
import { natsOptions } from '../registry/registry-connection';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';
const WITHIN_MS = 2_000;

const folder = mkdtempSync(join(tmpdir(), 'waymark-live-'));
let redis: Redis;
let port: number;
let broker: RunningServer;
let nats: NatsConnection;
let gateway: TestGateway;
let live: ReturnType<typeof liveGateways>;

// A broker of its own: this test stops it.
const startBroker = () =>
  startNats({ dataDir: join(folder, 'nats'), logFile: join(folder, 'log'), password: 'nats', port });

beforeAll(async () => {
  redis = new Redis(REDIS_URL);
  port = await freePort();
  broker = await startBroker();
  nats = await connect(natsOptions(broker.url));
  live = liveGateways({ redis, nats, env: { REDIS_URL, NATS_URL: broker.url, REDIS_COMMAND_MS: '2000' } });
  gateway = await live.start();
}, 60_000);

afterAll(async () => {
  await gateway?.close();
  await nats?.close();
  await broker?.stop();
  redis?.disconnect();
  rmSync(folder, { recursive: true, force: true });
});

describe('streams whose broker stops and is started again', () => {
  it('get both events, stay open, end with their session meanwhile, and get later notifications (C6.10)', async () => {
    const [stays, ends] = await Promise.all([live.signIn(21), live.signIn(22)]);
    const [open, ending] = await Promise.all([stays, ends].map(({ cookie }) => openStream(gateway.origin, cookie)));
    if (!open || !ending) throw new Error('Two streams were opened.');
    await Promise.all([open, ending].map((stream) => stream.heard('sync')));

    await broker.stop();
    await Promise.all([open, ending].map((stream) => stream.heard('away')));
    const late = await openStream(gateway.origin, stays.cookie);
    await late.begun();
    expect(late.events()).toEqual(['away']);

    // As account leaves it: the event that tells of it waits for the broker.
    await redis.set(sessionCacheKey(ends.hash), SESSION_REVOKED, 'EX', 60);
    expect(await ending.over()).toBeLessThan(WITHIN_MS);
    expect(ending.events()).toEqual(['sync', 'away', 'end']);
    expect(ending.text()).toContain('data: {"reason":"signed-out"}');

    broker = await startBroker();
    await Promise.all([open.heard('sync', 2), late.heard('sync')]);
    await until('who publishes to be back too', 10_000, () => nats.flush().then(() => true));
    live.tellMade(21, 701);
    const took = await Promise.all([open, late].map((stream) => stream.heard('notification')));
    expect(Math.max(...took)).toBeLessThan(WITHIN_MS);
    expect(open.events()).toEqual(['sync', 'away', 'sync', 'notification']);
    expect(late.events()).toEqual(['away', 'sync', 'notification']);
    [open, late].forEach((stream) => stream.close());
  });

  it('end with their session while it hangs, before anybody has noticed', async () => {
    const { cookie, hash } = await live.signIn(23);
    const stream = await openStream(gateway.origin, cookie);
    await stream.heard('sync');
    process.kill(broker.pid, 'SIGSTOP');
    try {
      await redis.set(sessionCacheKey(hash), SESSION_REVOKED, 'EX', 60);
      expect(await stream.over()).toBeLessThan(WITHIN_MS);
      expect(stream.events()).toEqual(['sync', 'end']);
    } finally {
      process.kill(broker.pid, 'SIGCONT');
    }
  });
});
