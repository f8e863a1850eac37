import { OPEN311_HEADERS, OPEN311_PREFIX } from '@waymark/contracts-maps';
import { request } from 'undici';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';

const LIST = '/open311/v2/requests';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
let maps: StubService;
let gateway: TestGateway;
let away: TestGateway;
let strict: TestGateway;

beforeAll(async () => {
  // Without a word of other sites: what they need is the gateway's own.
  maps = await startStubService((req, res) => void res.writeHead(req.method === 'POST' ? 201 : 200).end('[]'));
  const entryOf = (origin: string) => {
    const entry = serviceEntry('maps', origin, '/api/open311');
    const rawBody = { maxBytes: 1_000, types: ['application/x-www-form-urlencoded'] };
    entry.manifest.outside = ['json', 'xml'].flatMap((format) => {
      const path = (rest: string) => `${OPEN311_PREFIX}v2/requests${rest}.${format}`;
      return [
        { method: 'GET' as const, path: path(''), crossSite: 'exempt' as const },
        { method: 'POST' as const, path: path(''), crossSite: 'exempt' as const, rawBody },
        { method: 'GET' as const, path: path('/:id'), crossSite: 'exempt' as const },
      ];
    });
    return { services: { maps: entry } };
  };
  gateway = await startTestGateway(entryOf(maps.origin), { RATE_LIMIT_FACTOR: '100' });
  strict = await startTestGateway(entryOf(maps.origin), { RATE_LIMIT_FACTOR: '0.01' });
  away = await startTestGateway(entryOf('http://127.0.0.1:1'), { RATE_LIMIT_FACTOR: '100' });
}, 30_000);
afterAll(async () => {
  await Promise.all([gateway, strict, away].map((one) => one.close()));
  await maps.close();
});

type Init = NonNullable<Parameters<typeof request>[1]>;
async function ask(on: TestGateway, path: string, init: Init = {}) {
  const { statusCode, headers, body } = await request(on.origin + path, init);
  return { status: statusCode, headers, text: await body.text() };
}

describe('an answer at an address of Open311', () => {
  it.each<[string, string, number, Init]>([
    ['a list', `${LIST}.json`, 200, {}],
    ['a report', `${LIST}.json`, 201, { method: 'POST', headers: FORM, body: 'a=b' }],
  ])('may be read by every site: %s', async (_what, path, status, init) => {
    const answer = await ask(gateway, path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(OPEN311_HEADERS);
  });

  it.each<[string, () => TestGateway, string, number, Init, object]>([
    ['an unknown address', () => gateway, '/open311/v2/nothing.json', 404, {}, {}],
    ['another method', () => gateway, `${LIST}.json`, 405, { method: 'PUT' }, { allow: 'GET, HEAD, POST, OPTIONS' }],
    ['too much', () => gateway, `${LIST}.json`, 413, { method: 'POST', headers: FORM, body: 'x'.repeat(1_001) }, {}],
    [
      'another type',
      () => gateway,
      `${LIST}.json`,
      415,
      { method: 'POST', body: 'x' },
      { accept: FORM['content-type'] },
    ],
    ['no service', () => away, `${LIST}.json`, 503, {}, { 'retry-after': '1' }],
  ])('refuses in the words of the protocol: %s', async (_what, on, path, status, init, more) => {
    for (const format of ['json', 'xml']) {
      const answer = await ask(on(), path.replace('json', format), init);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ ...OPEN311_HEADERS, ...more });
      expect(answer.headers['x-correlation-id']).toBeDefined();
      if (format === 'json') expect(JSON.parse(answer.text)).toMatchObject([{ code: status }]);
      else
        expect(answer.text).toMatch(
          new RegExp(`<errors><error><code>${status}</code><description>[A-Z][^<]+\\.</desc`),
        );
    }
  });

  it('says in its words, too, that there were too many', async () => {
    let answer = await ask(strict, `${LIST}.xml`);
    // The limit is far below what one client sends; a gateway without Redis counts by itself.
    for (let sent = 0; answer.status === 200 && sent < 100; sent += 1) answer = await ask(strict, `${LIST}.xml`);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([429, '*']);
    expect(answer.text).toContain('<errors><error><code>429</code>');
  });

  it('to a browser that asks first says what may be sent', async () => {
    const before = maps.seen.length;
    const answer = await ask(gateway, `${LIST}.json`, {
      method: 'OPTIONS',
      headers: { origin: 'https://city.example', 'access-control-request-method': 'POST' },
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      ...OPEN311_HEADERS,
      allow: 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers': '*',
    });
    expect(maps.seen).toHaveLength(before);
    expect((await ask(gateway, '/open311/v2/nothing.json', { method: 'OPTIONS' })).status).toBe(404);
  });
});
