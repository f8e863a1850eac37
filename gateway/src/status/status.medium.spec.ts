import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';
import { ServiceUpstreams } from '../forward/service-upstreams';
import { Upstreams } from '../forward/upstreams';
import { Readiness } from '../ops/readiness';
import { SiteStatus } from './site-status';
import type { StatusReport } from './service-status';

const LIMITED = JSON.stringify({ status: 'degraded', parts: { postgres: 'up', search: 'down' } });
const SHELL = { version: 'v1', scripts: [], styles: [], preload: [], integrity: {} };

describe('the status page (R8.13, R8.17)', () => {
  let limited: StubService;
  let gone: StubService;
  let gateway: TestGateway;

  beforeAll(async () => {
    limited = await startStubService((_, res) => res.end(LIMITED));
    gone = await startStubService((_, res) => res.end());
    await gone.close();
    const reviews = serviceEntry('reviews', limited.origin, '/api/reviews');
    const manifest = {
      ...reviews.manifest,
      title: 'Venues & reviews',
      notices: { search: 'Search is simpler <than> usual.' },
    };
    gateway = await startTestGateway({
      shell: SHELL,
      services: { reviews: { ...reviews, manifest }, maps: serviceEntry('maps', gone.origin, '/api/geo') },
    });
  }, 30_000);

  afterAll(async () => {
    await gateway?.close();
    await limited?.close();
  });

  const get = (path: string) => fetch(`${gateway.origin}${path}`);
  const reviewsManifest = () => serviceEntry('reviews', limited.origin).manifest;
  const siteOf = (parts: Partial<ConstructorParameters<typeof SiteStatus>[0]>, now?: () => number) =>
    new SiteStatus(
      {
        manifests: () => [reviewsManifest()],
        upstreams: { bySlice: () => undefined },
        switchedOff: () => [],
        hasPages: () => true,
        ...parts,
      },
      now,
    );

  it('says in text which parts work', async () => {
    const page = await (await get('/status')).text();
    expect(page).toContain('<h1>Some parts are not working as they should</h1>');
    expect(page).toMatch(
      /Venues &amp; reviews<\/h3>\s*<p class="state limited">.*Working with limits<\/p>\s*<p class="notice">Search is simpler &lt;than&gt; usual\.<\/p>/,
    );
    expect(page).toMatch(/Maps<\/h3>\s*<p class="state not-answering">.*Not responding/);
    expect(page).toMatch(/Pages of the site<\/h3>\s*<p class="state working">.*Working</);
  });

  it('asks each service once in two seconds, however many people look', async () => {
    const upstreams = new ServiceUpstreams('reviews', [limited.origin]);
    let now = 0;
    const site = siteOf({ upstreams: { bySlice: () => upstreams } }, () => now);
    const before = limited.seen.length;
    await Promise.all(Array.from({ length: 20 }, () => site.read()));
    now = 1_999;
    await site.read();
    expect(limited.seen).toHaveLength(before + 1);
    now = 2_000;
    await site.read();
    expect(limited.seen).toHaveLength(before + 2);
    await upstreams.close();
  });

  it('has no scripts, is never cached and contains no internal details (R8.15)', async () => {
    const answer = await get('/status');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // The nonce is by chance: it may hold any two letters.
    const page = (await answer.text()).replace(/nonce="[^"]*"/g, '');
    expect(page).not.toMatch(/<script|postgres|nats|redis|127\.0\.0\.1|v1/);
  });

  it('tells programs the same', async () => {
    const answer = await get('/status.json');
    const report = (await answer.json()) as StatusReport;
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(report.state).toBe('limited');
    expect(report.parts.map(({ name, state }) => [name, state])).toEqual([
      ['pages', 'working'],
      ['maps', 'not-answering'],
      ['reviews', 'limited'],
    ]);
  });

  it('says which part’s pages are switched off', async () => {
    const upstreams = new ServiceUpstreams('reviews', [limited.origin]);
    const site = siteOf({ upstreams: { bySlice: () => upstreams }, switchedOff: () => ['reviews'] });
    expect((await site.read()).parts[1]).toMatchObject({
      state: 'switched-off',
      notice: expect.stringMatching(/^We have switched its pages off/),
    });
    await upstreams.close();
  });

  it('neither opens nor closes the breaker of a process, and nor does asking whether the gateway is ready', async () => {
    const upstreams = new Upstreams();
    upstreams.update({
      services: {
        reviews: serviceEntry('reviews', limited.origin, '/api/reviews'),
        maps: serviceEntry('maps', gone.origin, '/api/geo'),
      },
    });
    const [well, away] = ['reviews', 'maps'].map((slice) => upstreams.bySlice(slice)?.members[0]?.breaker);
    for (let failures = 0; failures < 5; failures++) well?.failed();
    let now = 0;
    const manifests = () => [reviewsManifest(), serviceEntry('maps', gone.origin).manifest];
    const site = siteOf({ manifests, upstreams }, () => (now += 10_000));
    const readiness = new Readiness({
      natsUp: () => true,
      redis: { ping: () => Promise.resolve('PONG') },
      upstreams,
      hasRegistry: () => true,
    });
    const before = limited.seen.length;
    for (let looked = 0; looked < 6; looked++) {
      expect((await site.read()).parts[1]).toMatchObject({ name: 'maps', state: 'not-answering' });
      expect((await readiness.report()).parts).toMatchObject({ maps: 'down' });
    }
    expect(limited.seen).toHaveLength(before + 12);
    // Of the one that failed five times a single request a second may try; of the other all may.
    expect([well, away].map((breaker) => [breaker?.allows(), breaker?.allows()].includes(false))).toEqual([
      true,
      false,
    ]);
    await upstreams.close();
  });
});
