import { createReadStream } from 'node:fs';
import { byteRange, matchesEtag } from '@waymark/edge-kit';
import type { EdgeRequest } from './edge-request';
import { sendProblem } from './send-problem';

export interface SentFile {
  content: Buffer | { path: string; size: number };
  /** ETag of exactly these bytes; the compressed file has another one. */
  etag: string;
  type: string;
  cacheControl: string;
  /** Content coding of these bytes when the file is also stored compressed; null for none. */
  coding?: string | null;
}

/**
 * Responds with a file as RFC 9110 requires: all of it, a range, headers only, or 304. Each response has the same
 * version and cache headers.
 */
export function sendFile(request: EdgeRequest, { content, etag, type, cacheControl, coding }: SentFile): void {
  const { req, res, method, baseHeaders } = request;
  const vary = coding === undefined ? {} : { vary: 'accept-encoding' };
  const told = { ...baseHeaders, ...vary, etag, 'cache-control': cacheControl };
  if (matchesEtag(req.headers['if-none-match'], etag)) return void res.writeHead(304, told).end();

  const size = Buffer.isBuffer(content) ? content.length : content.size;
  const range = method === 'GET' ? byteRange(req.headers.range, size, req.headers['if-range'], etag) : null;
  if (range === 'outside') return sendProblem(request, 'request.range', { 'content-range': `bytes */${size}` });
  const { first, last } = range ?? { first: 0, last: size - 1 };
  res.writeHead(range ? 206 : 200, {
    ...told,
    'accept-ranges': 'bytes',
    'content-type': type,
    'content-length': last - first + 1,
    ...(coding ? { 'content-encoding': coding } : {}),
    ...(range ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}),
  });
  if (method === 'HEAD' || size === 0) res.end();
  else if (Buffer.isBuffer(content)) res.end(content.subarray(first, last + 1));
  // If the read fails, only a cut connection tells the client that bytes are missing.
  else
    createReadStream(content.path, { start: first, end: last })
      .once('error', () => res.destroy())
      .pipe(res);
}
