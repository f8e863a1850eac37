import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { etagOf } from '@waymark/edge-kit';
import { codingsOf } from '../coding/coding-of';
import type { EdgeRequest } from '../request/edge-request';
import { sendFile } from '../request/send-file';
import { sendProblem, BUSY } from '../request/send-problem';
import type { RegistryStore } from '../registry/registry-store';
import { robotsTxt } from './robots-txt';
import type { Sitemaps } from './sitemaps';

const unpack = promisify(gunzip);
const CACHE = 'public, max-age=600';

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
