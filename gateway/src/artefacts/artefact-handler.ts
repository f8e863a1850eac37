import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';
import { type Coding, codingsOf } from '../coding/coding-of';
import type { EdgeRequest } from '../request/edge-request';
import { sendFile } from '../request/send-file';
import { sendProblem } from '../request/send-problem';

const BUILD = /^(\/r\/[a-z][a-z0-9-]*\/[A-Za-z0-9][A-Za-z0-9_-]*)\/(.+)$/;
const FOR_A_YEAR = 'public,max-age=31536000,immutable';
const ENDING = { br: '.br', gzip: '.gz' } as const satisfies Record<Coding, string>;

interface BuildFile {
  path: string;
  size: number;
  etag: string;
}
type Files = ReadonlyMap<string, BuildFile>;

/** Serves `/r/<slice>/<version>/`. A build never changes, so each folder is listed only once, on its first request. */
export class ArtefactHandler {
  private readonly builds = new LRUCache<string, Files>({ max: 200 });

  constructor(private readonly dir: string) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { req, method } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
    const [, folder = '', rest = ''] = BUILD.exec(request.path) ?? [];
    const name = decoded(rest);
    const files = name === null || isOurs(name) ? null : await this.filesOf(folder);
    const plain = files?.get(name ?? '');
    if (!files || !plain) return sendProblem(request, 'request.not-found');
    const coding = codingsOf(req.headers['accept-encoding']).find((way) => files.has(name + ENDING[way])) ?? null;
    const file = (coding && files.get(name + ENDING[coding])) ?? plain;
    sendFile(request, { content: file, etag: file.etag, type: typeOf(name ?? ''), cacheControl: FOR_A_YEAR, coding });
  }

  private async filesOf(folder: string): Promise<Files | null> {
    const known = this.builds.get(folder);
    if (known || folder === '') return known ?? null;
    const files = await listFiles(join(this.dir, folder)).catch(() => null);
    if (files) this.builds.set(folder, files);
    return files;
  }
}

async function listFiles(folder: string): Promise<Files> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names.map(async (name): Promise<[string, BuildFile][]> => {
      const path = join(folder, name);
      const found = await stat(path);
      const version = [found.size, Math.floor(found.mtimeMs)].map((number) => number.toString(36)).join('-');
      const etag = `"${version}${/\.(br|gz)$/.exec(name)?.[0] ?? ''}"`;
      return found.isFile() ? [[name, { path, size: found.size, etag }]] : [];
    }),
  );
  return new Map(files.flat());
}

function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return type === 'text/html' ? 'text/html;charset=utf-8' : type;
}

/**
 * Returns whether a file is internal: source maps, compressed or not, are only for the internal port; `server.js` is
 * only for the renderer.
 */
const isOurs = (name: string): boolean => /\.map(\.|$)/.test(name) || name === 'server.js';

function decoded(name: string): string | null {
  try {
    return decodeURI(name);
  } catch {
    return null;
  }
}
