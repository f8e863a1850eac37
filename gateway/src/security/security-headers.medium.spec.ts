import { request } from 'undici';
import { gatewayBefore } from '../../test/gateway-before';
import { remoteBuild, shellBuild } from '../../test/remote-build';
import { securityHeaders } from './security-headers';

const routes = [
  { path: '/', page: 'home', title: 'Home' },
  { path: '/auth', page: 'login', title: 'Log In', redirectTo: '/login' },
];
const own = { 'sec-fetch-site': 'same-origin' };
const form = { ...own, 'content-type': 'multipart/form-data; boundary=b' };

// A service that sets the same headers, or its own server's name, changes nothing.
const edge = gatewayBefore(
  (_req, res) => {
    const own = { 'x-content-type-options': 'nosniff', 'x-correlation-id': 'the-service' };
    res.writeHead(200, { ...own, 'x-powered-by': 'stub', server: 'stub' }).end('{}');
  },
  {
    manifest: { uploads: [{ path: '/api/reviews/photos', maxBytes: 10 }] },
    registry: { shell: shellBuild('v'), remotes: { reviews: remoteBuild('reviews', 'v', routes) } },
  },
);

describe('every kind of answer', () => {
  it.each([
    ['a page', 'GET', '/', 200, {}],
    ['a page that is not there', 'GET', '/nope', 404, {}],
    ['a redirect', 'GET', '/auth', 302, {}],
    ['an answer of a service', 'GET', '/api/reviews', 200, {}],
    ['an unknown API path', 'GET', '/api/nope', 404, {}],
    ['a wrong method', 'TRACE', '/api/reviews', 405, {}],
    ['a refused write', 'POST', '/api/reviews', 415, { ...own, 'content-type': 'text/plain' }],
    ['a refused upload', 'POST', '/api/reviews/photos', 413, form],
    ['robots.txt', 'GET', '/robots.txt', 200, {}],
    ['the sitemap', 'GET', '/sitemap.xml', 200, {}],
    ['a sitemap that is not there', 'GET', '/sitemaps/nope-1.xml', 404, {}],
    ['a file that is not there', 'GET', '/r/shell/v/nope.js', 404, {}],
    ['health', 'GET', '/api/health', 200, {}],
  ])('%s carries each security header once, and no server’s name', async (_name, method, path, status, headers) => {
    const body = method === 'POST' ? 'x'.repeat(100) : null;
    const answer = await request(edge.gateway.origin + path, { method: method as 'GET', headers, body });
    await answer.body.dump();
    expect(answer.statusCode).toBe(status);
    for (const [name, value] of securityHeaders(false)) {
      // A list would mean that it was sent twice; only a page has a policy of its own.
      const expected = name === 'content-security-policy' ? expect.stringContaining("frame-ancestors 'none'") : value;
      expect(answer.headers[name]).toEqual(expected);
    }
    expect(answer.headers['x-correlation-id']).toEqual(expect.any(String));
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    if (status >= 400 && !answer.headers['content-type']?.includes('html')) {
      expect(answer.headers['content-type']).toBe('application/problem+json');
    }
  });
});

describe('what the gateway answers by itself', () => {
  it.each([
    '/',
    '/api/health',
    '/status',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/r/shell/v/main.js',
  ])('can only be read: %s', async (path) => {
    const answer = await fetch(edge.gateway.origin + path, { method: 'POST', headers: own });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
