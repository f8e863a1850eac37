import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { sessionEnded } from '@waymark/contracts-account';
import { HEADERS } from '@waymark/contracts-core';
import { verifyIdentity, verifyServiceIdentity } from '@waymark/service-kit';
import { Redis } from 'ioredis';
import { freePort, startRedis, until } from '@waymark/testing';
import { liveGateways } from '../../test/live-gateways';
import { newSession } from '../../test/new-session';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, TEST_SECRET, type TestGateway, untilUp } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';
import { natsOptions } from '../registry/registry-connection';

const ADA = { memberId: 7, role: 'member', displayName: 'Ada' } as const;
const NATS_URL = process.env['TEST_NATS_URL'] ?? '';
const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';
let redis: Redis;
let nats: NatsConnection;
let account: StubService;
let reviews: StubService;
let gateway: TestGateway;
let known = '';

beforeAll(async () => {
  redis = new Redis(REDIS_URL);
  account = await startStubService((req, res) => {
    res.writeHead(req.url === `/internal/sessions/${known}` ? 200 : 404, { 'content-type': 'application/json' });
    res.end(req.url === `/internal/sessions/${known}` ? JSON.stringify(ADA) : '{}');
  });
  reviews = await startStubService((req, res) => {
    res.writeHead(req.url === '/api/reviews/mine' && !req.headers[HEADERS.identity] ? 401 : 200).end('{}');
  });
  const services = {
    account: serviceEntry('account', account.origin, '/api/auth'),
    reviews: serviceEntry('reviews', reviews.origin, '/api/reviews'),
  };
  nats = await connect(natsOptions(NATS_URL));
  gateway = await startTestGateway({ services }, { REDIS_URL, NATS_URL, REDIS_COMMAND_MS: '2000' });
  await untilUp('redis', gateway);
});

afterAll(async () => {
  await gateway.close();
  await Promise.all([account.close(), reviews.close()]);
  await nats.close();
  redis.disconnect();
});

const tellEnded = (hash: string) => liveGateways({ redis, nats, env: {} }).tellEnded(hash);

async function identitySeenFor(
  cookie: string,
  headers: Record<string, string> = {},
  origin = gateway.origin,
): Promise<unknown> {
  const request = randomUUID();
  await fetch(`${origin}/api/reviews?request=${request}`, { headers: { cookie, ...headers } });
  const token = reviews.seen.find(({ url }) => url?.includes(request))?.headers[HEADERS.identity];
  return typeof token === 'string' ? verifyIdentity(token, TEST_SECRET) : null;
}

describe('whose request it is (A10.37, R7.8)', () => {
  it('is read from Redis and passed to the service, signed; none once the session is revoked', async () => {
    const { cookie, hash } = newSession();
    await redis.set(`session:${hash}`, JSON.stringify(ADA), 'EX', 60);
    expect(await identitySeenFor(cookie)).toEqual(ADA);
    await redis.set(`session:${hash}`, 'revoked', 'EX', 60);
    expect(await identitySeenFor(cookie)).toBeNull();
  });

  it('is nobody within two seconds of the end of the session, though Redis missed it and still names the member (A10.38, A10.110)', async () => {
    const [heard, ending, other] = [newSession(), newSession(), newSession()];
    for (const { hash } of [heard, ending, other]) await redis.set(`session:${hash}`, JSON.stringify(ADA), 'EX', 60);
    const isNobody = async ({ cookie }: { cookie: string }) => (await identitySeenFor(cookie)) === null || null;
    await until('the gateway to listen', 10_000, () => (tellEnded(heard.hash), isNobody(heard)));

    expect(await identitySeenFor(ending.cookie)).toEqual(ADA);
    for (const text of ['not JSON', '{}', 'null']) nats.publish(sessionEnded.type, text);
    tellEnded(ending.hash);
    await until('the end of the session', 2_000, () => isNobody(ending));
    expect(await redis.get(`session:${ending.hash}`)).toBe(JSON.stringify(ADA));
    expect(await identitySeenFor(other.cookie)).toEqual(ADA);
  });

  it('is asked of account when Redis does not know, in the gateway’s own name', async () => {
    const { cookie, hash } = newSession();
    known = hash;
    expect(await identitySeenFor(cookie)).toEqual(ADA);
    const token = String(account.seen.at(-1)?.headers[HEADERS.identity]);
    expect(await verifyServiceIdentity(token, TEST_SECRET)).toBe('gateway');
  });

  it('is nobody for an unknown cookie and for a forged identity header', async () => {
    expect(await identitySeenFor(newSession().cookie, { [HEADERS.identity]: 'forged' })).toBeNull();
  });
});

describe('a session that nobody can look up', () => {
  const services = () => ({ reviews: serviceEntry('reviews', reviews.origin, '/api/reviews') });

  it('is passed to the service as unknown, and never gets "please log in"', async () => {
    const alone = await startTestGateway({ services: services() });
    const { cookie } = newSession();
    const read = (path: string) => fetch(alone.origin + path, { headers: { cookie, [HEADERS.session]: 'forged' } });
    expect((await read('/api/reviews')).status).toBe(200);
    expect(reviews.seen.at(-1)?.headers[HEADERS.session]).toBe('unknown');
    const mine = await read('/api/reviews/mine');
    expect(mine.status).toBe(503);
    expect(mine.headers.get('retry-after')).toBe('1');
    expect(await mine.json()).toMatchObject({ code: 'auth.unknown' });
    await alone.close();
  });

  it('is known when it is asked for again, though Redis hangs and account is slower than a read waits', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-redis-'));
    const { url, pid, stop } = await startRedis({
      dataDir: folder,
      logFile: join(folder, 'log'),
      password: 'redis',
      port: await freePort(),
    });
    const slow = await startStubService((_req, res) => void setTimeout(() => res.end(JSON.stringify(ADA)), 600));
    const late = await startTestGateway(
      { services: { ...services(), account: serviceEntry('account', slow.origin, '/api/auth') } },
      { REDIS_URL: url },
    );
    process.kill(pid, 'SIGSTOP');
    const { cookie } = newSession();
    const statuses: number[] = [];
    while (statuses.at(-1) !== 200 && statuses.length < 5) {
      const answer = await fetch(`${late.origin}/api/reviews/mine`, { headers: { cookie } });
      statuses.push(answer.status);
      // As long as the answer says, as the browser does.
      await wait(1_000 * Number(answer.headers.get('retry-after')));
    }
    expect(statuses[0]).toBe(503);
    expect(statuses.at(-1)).toBe(200);
    process.kill(pid, 'SIGCONT');
    await Promise.all([late.close(), slow.close()]);
    await stop();
  });

  it('is waited for by a write for longer than by a read', async () => {
    const slow = await startStubService((_req, res) => void setTimeout(() => res.end(JSON.stringify(ADA)), 1_500));
    const entries = { ...services(), account: serviceEntry('account', slow.origin, '/api/auth') };
    const late = await startTestGateway({ services: entries });
    const headers = { cookie: newSession().cookie, 'sec-fetch-site': 'same-origin' };
    await fetch(`${late.origin}/api/reviews`, { method: 'POST', headers });
    await Promise.all([late.close(), slow.close()]);
    expect(reviews.seen.at(-1)?.headers[HEADERS.session]).not.toBe('unknown');
  });

  it('stays that of the member who was here a minute ago, while account is away and Redis knows of no end', async () => {
    const answers = await startStubService((_req, res) => res.end(JSON.stringify(ADA)));
    const entries = { ...services(), account: serviceEntry('account', answers.origin, '/api/auth') };
    const here = await startTestGateway({ services: entries }, { REDIS_URL, NATS_URL, REDIS_COMMAND_MS: '2000' });
    await untilUp('redis', here);
    const [stays, ends] = [newSession(), newSession()];
    for (const { hash } of [stays, ends]) await redis.set(`session:${hash}`, JSON.stringify(ADA), 'EX', 60);
    for (const { cookie } of [stays, ends]) expect(await identitySeenFor(cookie, {}, here.origin)).toEqual(ADA);
    await answers.close();
    await redis.del(`session:${stays.hash}`);
    await redis.set(`session:${ends.hash}`, 'revoked', 'EX', 60);
    expect(await identitySeenFor(stays.cookie, {}, here.origin)).toEqual(ADA);
    expect(await identitySeenFor(ends.cookie, {}, here.origin)).toBeNull();
    expect(await identitySeenFor(newSession().cookie, {}, here.origin)).toBeNull();
    await here.close();
  });
});
