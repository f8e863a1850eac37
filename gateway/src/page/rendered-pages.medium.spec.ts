import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import type { RemoteBuild, RenderedPage, RenderRequest } from '@waymark/contracts-core';
import { newSession } from '../../test/new-session';
import { bootIn, remoteBuild, shellBuild } from '../../test/remote-build';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';
import { Upstreams } from '../forward/upstreams';
import { RenderedPages, type Rendering } from './rendered-pages';

const DRAWN: RenderedPage = {
  html: '<main><h1>A venue</h1></main>',
  css: '.a{color:red}/*!sc*/',
  fonts: '@font-face{font-family:Inter}',
  inlineCss: '#root [data-style="flex:none"]{flex:none}',
  styledVersion: '6.6.0',
  queries: [{ key: ['/api/venues/1'], data: { name: '</script><script>alert(1)' }, at: 1 }],
  asked: ['/api/venues/1'],
};
const routes = [
  { path: '/venues/:id', page: 'venue', title: 'Venue', prefetch: ['/api/venues/:id', '/api/venues/down'] },
  { path: '/mine', page: 'mine', title: 'Mine', access: 'member' },
];
const server = (slice: string) => ({ server: { file: `/r/${slice}/v1/server.js`, integrity: 'sha384-s' } });
const shell = { ...shellBuild(), ...server('shell') };
const reviews = { ...remoteBuild('reviews', 'v1', routes), ...server('reviews') };

const orders: RenderRequest[] = [];
let answer: (page: RenderedPage, order: RenderRequest) => Promise<[status: number, body: unknown]>;
let renderer: StubService;
let venues: StubService;
beforeAll(async () => {
  renderer = await startStubService((req, res) => {
    void text(req).then(async (order) => {
      orders.push(JSON.parse(order) as RenderRequest);
      const [status, body] = await answer(DRAWN, orders.at(-1)!);
      res.writeHead(status).end(JSON.stringify(body));
    });
  });
  venues = await startStubService((req, res) => {
    const status = { '/api/venues/1': 200, '/api/venues/down': 503 }[req.url ?? ''] ?? 404;
    res.writeHead(status, { 'x-total-count': '1', 'set-cookie': 'a=b' }).end('{"id":1}');
  });
});
afterAll(() => Promise.all([renderer.close(), venues.close()]));
beforeEach(() => {
  orders.length = 0;
  answer = async (page) => [200, page];
});

const services = () => ({ reviews: serviceEntry('reviews', venues.origin, '/api/venues') });

describe('a page of a visitor', () => {
  const gateways: TestGateway[] = [];
  const start = async (remote: RemoteBuild = reviews) => {
    const registry = { shell, remotes: { reviews: remote }, services: services() };
    const gateway = await startTestGateway(registry, { RENDERER_URL: renderer.origin, RATE_LIMIT_FACTOR: '100' });
    gateways.push(gateway);
    return async (path: string, cookie = '', languages = '*') => {
      const page = await fetch(gateway.origin + path, { headers: { cookie, 'accept-language': languages } });
      return {
        status: page.status,
        html: await page.text(),
        policy: page.headers.get('content-security-policy') ?? '',
      };
    };
  };
  let get: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => void (get = await start()));
  afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));

  it('is rendered from this visitor’s builds and from the services’ public responses', async () => {
    await get('/venues/1?tab=2');
    const [{ boot, ...order } = {} as RenderRequest] = orders;
    expect(order).toEqual({
      shell: 'v1',
      remotes: { reviews: 'v1' },
      address: '/venues/1?tab=2',
      answers: { '/api/venues/1': { status: 200, headers: { 'x-total-count': '1' }, body: '{"id":1}' } },
    });
    expect(boot?.visitor).toBe(true);
    expect(boot).not.toHaveProperty('telemetry');
  });

  it('arrives as rendered, with styles under this response’s nonce and its data included once', async () => {
    const { html, policy } = await get('/venues/1');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(html).toContain(`<div id="root">${DRAWN.html}</div>`);
    expect(html).toContain(
      `<style nonce="${nonce}" data-styled="true" data-styled-version="6.6.0">${DRAWN.css}</style>`,
    );
    expect(html).not.toContain('waymark-early');
    expect(html).not.toContain('</script><script>alert(1)');
    const queries = /id="waymark-queries">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(queries)).toEqual(DRAWN.queries);
    // The browser asks for what nobody could answer here.
    expect(html).toContain('__prefetch={};["/api/venues/down"]');
    expect(bootIn(html).visitor).toBe(true);
  });

  it.each([
    ['en-GB,en-US;q=0.9,en;q=0.8', 'en-GB'],
    ['de', 'de'],
    ['zh-Hant-TW;q=1', 'zh-Hant-TW'],
    ['*', undefined],
    ['"><script>', undefined],
  ])('is drawn for a browser that asks for %s in %s', async (languages, language) => {
    const { html } = await get('/venues/1', '', languages);
    expect(bootIn(html).language).toBe(language);
    expect(orders.map(({ boot }) => boot.language)).toEqual([language]);
  });

  it.each([
    ['of a member', '/venues/1', newSession().cookie],
    ['with a token in its address', '/venues/1?token=abc', ''],
    ['for members alone', '/mine', ''],
    ['about nothing that there is', '/venues/2', ''],
    ['at no address of ours', '/nowhere', ''],
  ])('%s is rendered by the browser', async (_, path, cookie) => {
    const { html } = await get(path, cookie);
    expect(html).toContain('<div id="root"></div>');
    expect(orders).toEqual([]);
  });

  it.each([
    ['fails', async () => [500, {}]],
    ['answers something else', async () => [200, { html: 1 }]],
    ['is late', () => new Promise(() => undefined)],
  ] as [string, typeof answer][])('is rendered by the browser when the renderer %s', async (_, next) => {
    answer = next;
    const { status, html } = await get('/venues/1');
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('__prefetch={};["/api/venues/1","/api/venues/down"]');
  });

  it('of a build without a server bundle is rendered by the browser', async () => {
    const { html } = await (await start(remoteBuild('reviews', 'v1', routes)))('/venues/1');
    expect(html).toContain('<div id="root"></div>');
    expect(orders).toEqual([]);
  });
});

describe('pages that were drawn', () => {
  const upstreams = new Upstreams();
  beforeAll(() => upstreams.update({ services: services() }));
  afterAll(() => upstreams.close());

  const view = { shell: { ...shell, provides: {} }, remotes: { reviews } };
  const boot = { productName: 'Waymark', mode: 'local' as const, remotes: {} };
  const wanted = { view, slice: 'reviews', address: '/venues/1', boot, reads: ['/api/venues/1'] };
  const made: RenderedPages[] = [];
  afterAll(() => Promise.all(made.map((pages) => pages.close())));
  function keeper(canHear = () => true) {
    const clock = { now: 1_000_000 };
    const counted: Rendering[] = [];
    const pages = new RenderedPages({
      origin: renderer.origin,
      upstreams,
      canHear,
      count: (how) => void counted.push(how),
      now: () => clock.now,
      patienceMs: 20_000,
    });
    made.push(pages);
    return { pages, clock, counted };
  }

  it('serve all who ask at the same time, and those who ask within seconds', async () => {
    const { pages, clock, counted } = keeper();
    const together = await Promise.all(Array.from({ length: 100 }, () => pages.read(wanted)));
    expect(together.every((page) => page?.html === DRAWN.html)).toBe(true);
    clock.now += 4_000;
    await pages.read(wanted);
    expect(orders).toHaveLength(1);
    expect(counted.filter((how) => how === 'drawn')).toHaveLength(100);
    expect(counted.at(-1)).toBe('kept');
  });

  it('are rendered again with responses they requested, as long as new ones arrive', async () => {
    answer = async (page, { answers }) => {
      const asked = ['/api/venues/1', ...('/api/venues/1' in answers ? ['/api/venues/2', '/api/venues/down'] : [])];
      return [200, { ...page, asked }];
    };
    const page = await keeper().pages.read({ ...wanted, reads: [] });
    expect(page?.answered).toEqual(['/api/venues/1']);
    expect(orders).toHaveLength(2);
  });

  it('differ by address, by build and by what pages are started with', async () => {
    const { pages } = keeper();
    await pages.read(wanted);
    await pages.read({ ...wanted, address: '/venues/1?tab=2' });
    await pages.read({ ...wanted, view: { ...view, shell: { ...view.shell, version: 'v2' } } });
    // What staff published for every page changes what pages are started with.
    await pages.read({ ...wanted, boot: { ...boot, productName: 'Waymarks' } });
    expect(orders.map(({ address, shell: frame, boot: its }) => [address, frame, its.productName])).toEqual([
      ['/venues/1', 'v1', 'Waymark'],
      ['/venues/1?tab=2', 'v1', 'Waymark'],
      ['/venues/1', 'v2', 'Waymark'],
      ['/venues/1', 'v1', 'Waymarks'],
    ]);
  });

  it('are served for a short time while they are rendered again', async () => {
    const { pages, clock } = keeper();
    await pages.read(wanted);
    clock.now += 20_000;
    answer = async (page) => [200, { ...page, html: 'new' }];
    expect((await pages.read(wanted))?.html).toBe(DRAWN.html);
    for (let html = DRAWN.html; html !== 'new'; await pause(5)) html = (await pages.read(wanted))?.html ?? '';
    expect(orders).toHaveLength(2);
    clock.now += 61_000;
    answer = async (page) => [200, { ...page, html: 'newest' }];
    expect((await pages.read(wanted))?.html).toBe('newest');
  });

  it('are dropped after a write to their slice or hidden content, and unused while such events cannot arrive', async () => {
    let hears = true;
    const { pages } = keeper(() => hears);
    const readTwice = async () => void (await pages.read(wanted), await pages.read(wanted));
    await readTwice();
    pages.wrote('maps');
    await readTwice();
    expect(orders).toHaveLength(1);
    pages.wrote('reviews');
    await readTwice();
    expect(orders).toHaveLength(2);
    pages.forget();
    await readTwice();
    expect(orders).toHaveLength(3);
    hears = false;
    await readTwice();
    expect(orders).toHaveLength(5);
  });
});
