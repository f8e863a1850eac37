import type { RegistryView, SliceRoute } from '@waymark/contracts-core';
import { etagOf } from '@waymark/edge-kit';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { codingsOf } from '../coding/coding-of';
import type { RegistryStore } from '../registry/registry-store';
import type { EdgeRequest } from '../request/edge-request';
import { sendFile } from '../request/send-file';
import { BUSY, sendProblem } from '../request/send-problem';
import { isPublicRoute, type Sitemaps } from './sitemaps';

/**
 * Returns robots.txt (RFC 9309). Crawlers may read everything except personal pages and pages that are empty without a
 * member. The longest matching rule wins, so a public route under a private pattern needs its own Allow rule.
 */
export function robotsTxt({ remotes }: RegistryView, origin: string): string {
  const routes = Object.values(remotes).flatMap(({ manifest }) => manifest.routes);
  // A redirect has no content of its own; search engines follow it.
  const isOpen = (route: SliceRoute) => isPublicRoute(route) || Boolean(route.redirectTo);
  const shut = patternsOf(routes.filter((route) => !isOpen(route)));
  const allowed = patternsOf(routes.filter(isOpen)).filter((open) => shut.some((pattern) => covers(pattern, open)));
  return [
    'User-agent: *',
    'Allow: /',
    ...allowed.map((pattern) => `Allow: ${pattern}`),
    ...shut.map((pattern) => `Disallow: ${pattern}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const patternsOf = (routes: readonly SliceRoute[]): string[] =>
  [...new Set(routes.flatMap(({ path }) => patterns(path)))].sort();

/**
 * Returns rules for exactly this route's addresses. A path without parameters at its end gets three: as it is, with a
 * slash, and with a query string.
 */
function patterns(path: string): string[] {
  const pattern = path.replace(/\/[:*][^/]*/g, '/*');
  return pattern.endsWith('*') ? [pattern] : [`${pattern}$`, `${pattern}/$`, `${pattern}?`];
}

/** Checks whether every address that matches `open` also matches one of `shut`: `*` in a rule matches slashes too. */
function covers(shut: string, open: string): boolean {
  const escaped = shut.replace(/[.+?^(){}|[\]\\]|\$(?!$)/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}`).test(open.replace(/\$$/, ''));
}

const unpack = promisify(gunzip);
const CACHE = 'public, max-age=600';

/** Serves robots.txt and the sitemaps. */
export class CrawlHandler {
  constructor(
    private readonly registry: RegistryStore,
    private readonly sitemaps: Sitemaps,
    /** Scheme and host of the public site. */
    private readonly origin: string,
  ) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { method, path } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
    const { snapshot, view } = this.registry;
    if (path === '/robots.txt') {
      const content = Buffer.from(robotsTxt(view, this.origin));
      const type = 'text/plain; charset=utf-8';
      return sendFile(request, { content, etag: etagOf(content), type, cacheControl: CACHE });
    }
    const packed = await this.sitemaps.file(path, snapshot, view);
    if (packed === 'away') return sendProblem(request, 'server.unavailable', BUSY);
    if (!packed) return sendProblem(request, 'request.not-found');
    const coding = codingsOf(request.req.headers['accept-encoding']).includes('gzip') ? 'gzip' : null;
    const content = coding ? packed : await unpack(packed);
    const type = 'application/xml; charset=utf-8';
    sendFile(request, { content, etag: etagOf(content), type, cacheControl: CACHE, coding });
  }
}
