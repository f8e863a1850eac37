import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { acceptsGzip } from '../coding/coding-of';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem, BUSY } from '../request/send-problem';
import type { RegistryStore } from '../registry/registry-store';
import { robotsTxt } from './robots-txt';
import type { Sitemaps } from './sitemaps';

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
