import { newSession } from '../../test/new-session';
import { openStream } from '../../test/open-stream';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { startStubAccount } from '../../test/stub-account';
import type { StubService } from '../../test/stub-service';

/** Of the sixty that a member may open in a minute. */
const FACTOR = 0.05;
const STREAMS = 3;

let account: StubService;
let gateway: TestGateway;

beforeAll(async () => {
  account = await startStubAccount();
  const services = { account: serviceEntry('account', account.origin, '/api/auth') };
  gateway = await startTestGateway({ services }, { RATE_LIMIT_FACTOR: String(FACTOR) });
});
afterAll(() => Promise.all([gateway, account].map((server) => server.close())));

describe('the door of the streams', () => {
  it('asks who opens one after the other to wait, says how long, and lets others in (C6.12)', async () => {
    const { cookie } = newSession();
    const streams = [];
    for (let tab = 0; tab < STREAMS; tab += 1) streams.push(await openStream(gateway.origin, cookie));
    expect(streams.map(({ answer }) => answer.statusCode)).toEqual([200, 200, 200]);

    const refused = await openStream(gateway.origin, cookie);
    await refused.over();
    expect(refused.answer.statusCode).toBe(429);
    const seconds = Number(refused.answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(JSON.parse(refused.text())).toMatchObject({ status: 429, code: 'request.rate-limited' });
    // Whoever is in stays in.
    for (const stream of streams) expect(stream.events()).not.toContain('end');

    const other = await openStream(gateway.origin, newSession().cookie);
    expect(other.answer.statusCode).toBe(200);
    [...streams, other].forEach((stream) => stream.close());
  });

  it('asks a visitor to wait as well, who tries without a session', async () => {
    const ask = () => fetch(`${gateway.origin}/api/notifications/stream`);
    const statuses = [];
    for (let tries = 0; tries <= STREAMS; tries += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});
