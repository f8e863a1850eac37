import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sirv, { type RequestHandler } from 'sirv';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';

const BUILD = /^(\/r\/[a-z][a-z0-9-]*\/[A-Za-z0-9][A-Za-z0-9_-]*)(\/.+)$/;
const ONE_YEAR = 31_536_000;

/** Serves `/r/<slice>/<version>/`. A build never changes, so each folder is listed once, when first asked for. */
export class ArtefactHandler {
  private readonly builds = new LRUCache<string, RequestHandler>({ max: 200 });

  constructor(private readonly dir: string) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { req, res, method } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
    const [, folder, file] = BUILD.exec(request.path) ?? [];
    const serve = folder ? await this.build(folder) : null;
    if (!serve || !file || isSourceMap(file)) return sendProblem(request, 'request.not-found');
    req.url = file;
    serve(req, res, () => sendProblem(request, 'request.not-found'));
  }

  private async build(folder: string): Promise<RequestHandler | null> {
    const known = this.builds.get(folder);
    if (known) return known;
    const path = join(this.dir, folder);
    const isFolder = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) return null;
    const serve = sirv(path, {
      etag: true,
      immutable: true,
      maxAge: ONE_YEAR,
      brotli: true,
      gzip: true,
      extensions: [],
    });
    this.builds.set(folder, serve);
    return serve;
  }
}

/** Our sources are for the internal port, packed or not, however the name is written. */
function isSourceMap(file: string): boolean {
  try {
    return /\.map(\.|$)/.test(decodeURI(file));
  } catch {
    return true;
  }
}
