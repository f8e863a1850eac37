import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
  type Gzip,
  type BrotliCompress,
} from 'node:zlib';
import { isRead } from '../request/deadline';
import type { EdgeRequest } from '../request/edge-request';
import { codingOf, type Coding } from './coding-of';

const GZIP_LEVEL = 6;
/** Quality of brotli. It compresses almost as well as the best one in a tenth of the time. */
const BROTLI_QUALITY = 4;

const [brotliOnce, gzipOnce] = [promisify(brotliCompress), promisify(gzip)];

/** Returns a stream that compresses what is written to it. `bytes` is the uncompressed size, if known. */
export function packer(coding: Coding, bytes?: number): BrotliCompress | Gzip {
  return coding === 'br' ? createBrotliCompress(brotli(bytes)) : createGzip({ level: GZIP_LEVEL });
}

export function pack(coding: Coding, plain: Buffer): Promise<Buffer> {
  return coding === 'br' ? brotliOnce(plain, brotli(plain.length)) : gzipOnce(plain, { level: GZIP_LEVEL });
}

const brotli = (bytes = 0): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

/** Bytes below which compression saves no network packet. */
const WORTH_BYTES = 1_024;
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]+\+)?(?:json|xml)\b|image\/svg\+xml)/i;

/**
 * Checks whether the compression of a response may depend on the client. Such a response sends `Vary`, compressed or
 * not.
 */
export function isPackable(
  { method }: Pick<EdgeRequest, 'method'>,
  status: number,
  headers: IncomingHttpHeaders,
): boolean {
  // A HEAD response has the headers that the GET response would have.
  if (!isRead(method) || status < 200 || status === 204 || status === 206 || status === 304) return false;
  if (headers['content-encoding'] || headers['content-range'] || headers['set-cookie']) return false;
  return TEXT.test(headers['content-type'] ?? '') && !/\bno-transform\b/i.test(headers['cache-control'] ?? '');
}

/**
 * Returns the coding for a service's response, or null. The compressed length reveals something about the text
 * (BREACH). So a response to a request with a session is never compressed: it may mix private data with the caller's
 * input. The exception is a response that the service marks as the same for everybody (infra/adr/0011).
 */
export function answerCoding(request: EdgeRequest, headers: IncomingHttpHeaders, isAnonymous: boolean): Coding | null {
  const isForAll = /\bpublic\b/i.test(headers['cache-control'] ?? '');
  if (!isAnonymous && !isForAll) return null;
  if (Number(headers['content-length'] ?? Infinity) < WORTH_BYTES) return null;
  return codingOf(request.req.headers['accept-encoding']);
}

/** Returns the headers of the compressed response: no original length, and a weak ETag because the bytes differ. */
export function packedHeaders(headers: OutgoingHttpHeaders, coding: Coding): OutgoingHttpHeaders {
  const packed: OutgoingHttpHeaders = { ...headers, 'content-encoding': coding };
  delete packed['content-length'];
  delete packed['accept-ranges'];
  if (typeof packed['etag'] === 'string' && !packed['etag'].startsWith('W/')) packed['etag'] = `W/${packed['etag']}`;
  return packed;
}

/** Returns the headers of a 304. The client may hold the compressed response, which it knows by the weak ETag. */
export function unchangedHeaders({ req }: Pick<EdgeRequest, 'req'>, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const weak = `W/${String(headers['etag'])}`;
  return withVary(req.headers['if-none-match']?.includes(weak) ? { ...headers, etag: weak } : headers);
}

export function withVary(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { vary } = headers;
  return { ...headers, vary: vary ? `${String(vary)}, accept-encoding` : 'accept-encoding' };
}
