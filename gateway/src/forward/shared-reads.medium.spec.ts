import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { until } from '@waymark/testing';
import { newSession } from '../../test/new-session';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway, untilUp } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';
import { natsOptions } from '../registry/registry-connection';

const NATS_URL = process.env['TEST_NATS_URL'] ?? '';
const JSON_TYPE = { 'content-type': 'application/json' };

type Answer = (req: IncomingMessage, res: ServerResponse) => void;
let reviews: StubService;
let gateway: TestGateway;
let nats: NatsConnection;
let url: string;
let turn = 0;

const say = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
  const text = JSON.stringify(body);
  return (_req: IncomingMessage, res: ServerResponse) =>
    void res.writeHead(status, { ...JSON_TYPE, 'content-length': String(text.length), ...headers }).end(text);
};

let answer: Answer = say({});

/** The service waits with its answers until `release`. */
function hold(then: Answer): { held: () => number; release: () => void } {
  const waiting: (() => void)[] = [];
  answer = (req, res) => void waiting.push(() => then(req, res));
  const release = () => {
    answer = then;
    for (const go of waiting.splice(0)) go();
  };
  return { held: () => waiting.length, release };
}

async function joined(): Promise<number> {
  const text = await (await fetch(`${gateway.internalOrigin}/metrics`)).text();
  return Number(/^gateway_shared_reads_total\{how="joined"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

async function startGateway(): Promise<TestGateway> {
  const started = await startTestGateway(
    { services: { reviews: serviceEntry('reviews', reviews.origin, '/api/reviews') } },
    { NATS_URL, RATE_LIMIT_FACTOR: '100' },
  );
  await untilUp('nats', started);
  return started;
}

beforeAll(async () => {
  reviews = await startStubService((req, res) => answer(req, res));
  gateway = await startGateway();
  nats = await connect(natsOptions(NATS_URL));
}, 30_000);
afterAll(async () => {
  await nats?.close();
  await gateway?.close();
  await reviews?.close();
});
beforeEach(() => {
  url = `${gateway.origin}/api/reviews?turn=${(turn += 1)}`;
  answer = say({ turn });
  reviews.seen.length = 0;
});

const gets = (times: number, init: (index: number) => RequestInit = () => ({})) =>
  Promise.all(
    Array.from({ length: times }, async (_, index) => {
      const got = await fetch(url, init(index));
      return { status: got.status, id: got.headers.get('x-correlation-id'), text: await got.text() };
    }),
  );

describe('visitors who ask the same at the same time', () => {
  it('share one question to the service, each under a correlation id of their own', async () => {
    const before = await joined();
    const { held, release } = hold(say({ shared: 'x'.repeat(2_000) }, 200, { 'x-correlation-id': 'of-the-first' }));
    // Each browser has its own cookie of a visitor.
    const asked = gets(6, (index) => ({ headers: { cookie: `vid=visitor-${index}` } }));
    await until('5 who joined', 5_000, async () => ((await joined()) - before === 5 ? true : null));
    expect(held()).toBe(1);
    release();
    const got = await asked;
    expect(new Set(got.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(new Set(got.map(({ id }) => id)).size).toBe(6);
    expect(got[0]?.text).toContain('xxx');
  });

  it('get their answer although the one who asked first leaves', async () => {
    const before = await joined();
    const { held, release } = hold(say({ here: true }));
    const leaves = new AbortController();
    const first = fetch(url, { signal: leaves.signal }).catch(() => 'left');
    await until('the question', 5_000, async () => (held() === 1 ? true : null));
    const others = gets(3);
    await until('3 who joined', 5_000, async () => ((await joined()) - before === 3 ? true : null));
    leaves.abort();
    expect(await first).toBe('left');
    release();
    expect(await others).toMatchObject(Array(3).fill({ status: 200, text: '{"here":true}' }));
    expect(reviews.seen).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    ['private', { 'cache-control': 'private' }],
    ['not to be stored', { 'cache-control': 'no-store' }],
    ['with a cookie', { 'set-cookie': 'a=b' }],
    ['made for one kind of client', { vary: 'user-agent' }],
  ])('ask for themselves where the answer is %s', async (_what, headers) => {
    const before = await joined();
    const { release } = hold(say({ turn }, 200, headers));
    const asked = gets(3);
    await until('2 who joined', 5_000, async () => ((await joined()) - before === 2 ? true : null));
    release();
    expect((await asked).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(reviews.seen).toHaveLength(3);
  });

  it.each<[string, (index: number) => Record<string, string>]>([
    ['a session', () => ({ cookie: newSession().cookie })],
    ['a proof of who asks', () => ({ authorization: 'Bearer x' })],
    ['another language each', (index) => ({ 'accept-language': `l${index}` })],
    ['a part', () => ({ range: 'bytes=0-1' })],
  ])('share nothing when they send %s', async (_what, headers) => {
    const { held, release } = hold(say({ turn }));
    const asked = gets(3, (index) => ({ headers: headers(index) }));
    await until('3 questions', 5_000, async () => (held() === 3 ? true : null));
    release();
    await asked;
  });

  it('do not get a response that was requested before their own write', async () => {
    const { held, release } = hold(say({ before: true }));
    const early = fetch(url);
    await until('the question', 5_000, async () => (held() === 1 ? true : null));
    answer = say({ after: true });
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    await fetch(url, { method: 'POST', headers, body: '{}' });
    expect(await (await fetch(url)).json()).toEqual({ after: true });
    release();
    await early;
  });
});

describe('what visitors read while the service fails', () => {
  const get = async (init?: RequestInit) => {
    const got = await fetch(url, init);
    return { status: got.status, text: await got.text(), headers: Object.fromEntries(got.headers) };
  };

  it.each<[string, Answer]>([
    ['an error', say({}, 500)],
    ['being full', say({}, 503, { 'retry-after': '1' })],
    ['silence where an answer was begun', (_req, res) => void res.destroy()],
  ])('is the last good answer, marked as old: %s', async (_how, failure) => {
    await get();
    answer = failure;
    expect(await get()).toMatchObject({
      status: 200,
      text: JSON.stringify({ turn }),
      headers: {
        age: expect.stringMatching(/^\d+$/) as unknown,
        warning: '111 - "Revalidation Failed"',
        'cache-control': 'no-store',
      },
    });
    answer = say({ new: true });
    expect((await get()).text).toBe('{"new":true}');
  });

  it('is an error for members, whose answers nobody keeps', async () => {
    await get();
    answer = say({}, 500);
    expect((await get({ headers: { authorization: 'Bearer x' } })).status).toBe(500);
  });

  it('says when to come back where the service does not', async () => {
    answer = say({}, 504);
    expect(await get()).toMatchObject({ status: 504, headers: { 'retry-after': '1' } });
  });

  it.each(['reviews.content.moderated.v1', 'account.member.deleted.v1', 'account.member.changed.v1'])(
    'is nothing from before %s',
    async (subject) => {
      await get();
      answer = say({}, 500);
      expect((await get()).status).toBe(200);
      nats.publish(subject, '{}');
      await until('what is forgotten', 5_000, async () => ((await get()).status === 500 ? true : null));
    },
  );

  it('is nothing from before somebody deleted something', async () => {
    await get();
    await fetch(`${gateway.origin}/api/reviews/1`, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } });
    answer = say({}, 500);
    expect((await get()).status).toBe(500);
  });

  it('is nothing from before somebody deleted something through another gateway', async () => {
    const other = await startGateway();
    await get();
    await fetch(`${other.origin}/api/reviews/1`, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } });
    answer = say({}, 500);
    await until('what is forgotten', 5_000, async () => ((await get()).status === 500 ? true : null));
    await other.close();
  });
});
