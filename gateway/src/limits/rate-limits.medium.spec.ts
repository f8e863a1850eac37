import { randomBytes } from 'node:crypto';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, untilUp } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';
let reviews: StubService;

beforeAll(async () => {
  reviews = await startStubService((_req, res) => res.end('{}'));
});
afterAll(() => reviews.close());

/** Status of each of `count` writes from one address nobody else uses. */
async function write(count: number, gateways: { origin: string }[]): Promise<number[]> {
  const [a, b, c] = randomBytes(3);
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.${a}.${b}.${c}` };
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent++) {
    const { origin } = gateways[sent % gateways.length]!;
    const answer = await fetch(`${origin}/api/reviews`, { method: 'POST', headers });
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    statuses.push(answer.status);
  }
  return statuses;
}

const start = (redis: Record<string, string>) =>
  startTestGateway(
    { services: { reviews: serviceEntry('reviews', reviews.origin, '/api/reviews') } },
    { RATE_LIMIT_FACTOR: '0.1', TRUSTED_PROXIES: '1', ...redis },
  );

describe('rate limits', () => {
  it('count over all gateways together (R7.27)', async () => {
    const gateways = await Promise.all([1, 2].map(() => start({ REDIS_URL, REDIS_COMMAND_MS: '2000' })));
    for (const gateway of gateways) await untilUp('redis', gateway);
    const statuses = await write(8, gateways);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    await Promise.all(gateways.map((gateway) => gateway.close()));
  });

  it('let an address read pages for a while, and then ask it in plain words to wait', async () => {
    const gateway = await startTestGateway({}, { RATE_LIMIT_FACTOR: '0.01' });
    const ask = (path: string) => fetch(gateway.origin + path);
    const before = await Promise.all(['/', '/reviews', '/status', '/robots.txt', '/venues/1', '/sitemap.xml'].map(ask));
    expect(before.map(({ status }) => status)).not.toContain(429);
    for (const path of ['/', '/status', '/nowhere']) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.text()).toContain('<h1>Please wait a moment</h1>');
    }
    // Files of a page that came and the state of the process are not pages.
    expect([(await ask('/api/health')).status, (await ask('/r/shell/1/a.js')).status]).toEqual([200, 404]);
    await gateway.close();
  });

  it('are stricter, never open, for writes while Redis is away', async () => {
    const gateway = await start({});
    expect(await write(5, [gateway])).toEqual([200, 200, 200, 429, 429]);
    await gateway.close();
  });
});
