import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { remoteBuild } from '../../test/remote-build';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';

const ORIGIN = 'http://waymark.test';
const routes = [
  { path: '/', page: 'home', title: 'Home' },
  { path: '/venues/:id', page: 'venue', title: 'Venue' },
  { path: '/my-reviews', page: 'mine', title: 'My Reviews', access: 'member' },
  { path: '/add-review', page: 'add', title: 'Add Review', noindex: true },
  { path: '/auth', page: 'login', title: 'Log In', redirectTo: '/login' },
];

let reviews: StubService;
let broken: StubService;
let gateway: TestGateway;
let isDown = false;

beforeAll(async () => {
  reviews = await startStubService((req, res) => {
    if (isDown) return void res.writeHead(503).end('{}');
    if (req.url === '/api/venues/sitemap') {
      const parts = [
        { part: 1, lastModified: '2026-01-02T00:00:00.000Z' },
        { part: 4, lastModified: '2026-03-04T00:00:00.000Z' },
      ];
      return void res.end(JSON.stringify({ parts }));
    }
    const urls = [
      { path: '/venues/30001', lastModified: '2026-03-04T00:00:00.000Z' },
      { path: '/a b?c=<&>"', lastModified: '2026-03-04T00:00:00.000Z' },
    ];
    return void res.end(JSON.stringify({ urls }));
  });
  broken = await startStubService((_req, res) => res.end('{"parts":"none"}'));
  const reviewsEntry = serviceEntry('reviews', reviews.origin, '/api/venues');
  reviewsEntry.manifest.sitemap = '/api/venues/sitemap';
  const brokenEntry = serviceEntry('broken', broken.origin, '/api/broken');
  brokenEntry.manifest.sitemap = '/api/broken/sitemap';
  gateway = await startTestGateway({
    remotes: { reviews: remoteBuild('reviews', 'v', routes) },
    services: { reviews: reviewsEntry, broken: brokenEntry },
  });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([reviews.close(), broken.close()]);
});

const shut = (path: string) => ['$', '/$', '?'].map((end) => `Disallow: ${path}${end}\n`).join('');
const get = (path: string) => fetch(gateway.origin + path);

describe('what search engines ask for', () => {
  it('is allowed but for personal pages, in robots.txt', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe(
      `User-agent: *\nAllow: /\n${shut('/add-review')}${shut('/my-reviews')}\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });

  it('is listed in parts with their newest change; a service with an invalid response only loses its own part', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([
      `${ORIGIN}/sitemaps/pages.xml`,
      `${ORIGIN}/sitemaps/reviews-1.xml`,
      `${ORIGIN}/sitemaps/reviews-4.xml`,
    ]);
    expect(xml).toContain('<lastmod>2026-03-04T00:00:00.000Z</lastmod>');
  });

  it('names pages without parameters that everyone may read', async () => {
    const xml = await (await get('/sitemaps/pages.xml')).text();
    expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([`${ORIGIN}/`]);
  });

  it('names the pages of a part, escaped, asked for once', async () => {
    const before = reviews.seen.length;
    const [xml] = await Promise.all([
      get('/sitemaps/reviews-4.xml').then((answer) => answer.text()),
      get('/sitemaps/reviews-4.xml'),
    ]);
    expect(xml).toContain(`<loc>${ORIGIN}/venues/30001</loc><lastmod>2026-03-04T00:00:00.000Z</lastmod>`);
    expect(xml).toContain(`<loc>${ORIGIN}/a%20b?c=%3C&amp;%3E%22</loc>`);
    expect(reviews.seen.slice(before).map(({ url }) => url)).toEqual(['/api/venues/sitemap/4']);
  });

  it('is packed for those who take it', async () => {
    const packed = await request(`${gateway.origin}/sitemaps/reviews-4.xml`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(Buffer.from(await packed.body.arrayBuffer())).toString()).toContain('/venues/30001');
  });

  it('stays while the service is away', async () => {
    isDown = true;
    expect((await get('/sitemaps/reviews-4.xml')).status).toBe(200);
    isDown = false;
  });

  it('is a 503 and no 404 while nobody can say', async () => {
    const answer = await get('/sitemaps/broken-1.xml');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
      503,
      'application/problem+json',
      '1',
    ]);
  });

  it.each([
    '/sitemaps/reviews-2.xml',
    '/sitemaps/reviews-0.xml',
    '/sitemaps/nobody-1.xml',
    '/sitemaps/reviews-99999999.xml',
    '/sitemaps/',
  ])('has nothing at %s, said as a problem', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
