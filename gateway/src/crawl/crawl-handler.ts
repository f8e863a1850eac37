import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { RegistryView } from '@waymark/contracts-core';
import { acceptsGzip } from '../coding/coding-of';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem, BUSY } from '../request/send-problem';
import type { RegistryStore } from '../registry/registry-store';
import { type Sitemaps, isPublicRoute } from './sitemaps';

/** Everything may be read but pages that are somebody's own or empty without a person. */
function robotsTxt({ remotes }: RegistryView, origin: string): string {
  const routes = Object.values(remotes).flatMap(({ manifest }) => manifest.routes);
  const kept = routes
    .filter((route) => !isPublicRoute(route) && !route.redirectTo)
    .map(({ path }) => path.replace(/[:*].*$/, ''));
  const disallowed = [...new Set(kept)].filter((path) => path !== '/').sort();
  return [
    'User-agent: *',
    'Allow: /',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const unpack = promisify(gunzip);
const CACHE = { 'cache-control': 'public, max-age=600', vary: 'accept-encoding' };

/** robots.txt and the sitemaps. */
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
      const text = Buffer.from(robotsTxt(view, this.origin));
      return send(request, text, { ...CACHE, 'content-type': 'text/plain; charset=utf-8' });
    }
    const packed = await this.sitemaps.file(path, snapshot, view);
    if (packed === 'away') return sendProblem(request, 'server.unavailable', BUSY);
    if (!packed) return sendProblem(request, 'request.not-found');
    const accepts = acceptsGzip(request.req.headers['accept-encoding']);
    const headers = { ...CACHE, 'content-type': 'application/xml; charset=utf-8' };
    if (accepts) send(request, packed, { ...headers, 'content-encoding': 'gzip' });
    else send(request, await unpack(packed), headers);
  }
}

function send({ res, method, baseHeaders }: EdgeRequest, body: Buffer, headers: Record<string, string>): void {
  res.writeHead(200, { ...baseHeaders, ...headers, 'content-length': body.length });
  res.end(method === 'HEAD' ? undefined : body);
}
