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
/** Nearly as small as the best, at a tenth of its time. */
const BROTLI_QUALITY = 4;

const [brotliOnce, gzipOnce] = [promisify(brotliCompress), promisify(gzip)];

/** A stream that packs what is written to it; `bytes`: how much that will be, when it is known. */
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

/** Below this, packing saves no network packet. */
const WORTH_BYTES = 1_024;
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]+\+)?(?:json|xml)\b|image\/svg\+xml)/i;

/** Whether how an answer is packed may depend on the client: then it says `Vary`, packed or not. */
export function isPackable(
  { method }: Pick<EdgeRequest, 'method'>,
  status: number,
  headers: IncomingHttpHeaders,
): boolean {
  // Of a HEAD the headers alone: those that the answer to a GET would have.
  if (!isRead(method) || status < 200 || status === 204 || status === 206 || status === 304) return false;
  if (headers['content-encoding'] || headers['content-range'] || headers['set-cookie']) return false;
  return TEXT.test(headers['content-type'] ?? '') && !/\bno-transform\b/i.test(headers['cache-control'] ?? '');
}

/**
 * How an answer of a service is packed, or null. Its packed length tells something of its text: it is never packed where it may hold
 * what belongs to a session beside what a caller sent (BREACH), which is wherever a session was sent, unless the service says that
 * the answer is the same for everybody (infra/adr/0011).
 */
export function answerCoding(request: EdgeRequest, headers: IncomingHttpHeaders, isAnonymous: boolean): Coding | null {
  const isForAll = /\bpublic\b/i.test(headers['cache-control'] ?? '');
  if (!isAnonymous && !isForAll) return null;
  if (Number(headers['content-length'] ?? Infinity) < WORTH_BYTES) return null;
  return codingOf(request.req.headers['accept-encoding']);
}

/** The headers of an answer once it is packed: another length, and no longer the same bytes as its ETag names. */
export function packedHeaders(headers: OutgoingHttpHeaders, coding: Coding): OutgoingHttpHeaders {
  const packed: OutgoingHttpHeaders = { ...headers, 'content-encoding': coding };
  delete packed['content-length'];
  delete packed['accept-ranges'];
  if (typeof packed['etag'] === 'string' && !packed['etag'].startsWith('W/')) packed['etag'] = `W/${packed['etag']}`;
  return packed;
}

/** Of an answer that the client has: it may have it packed, and knows it by that ETag. */
export function unchangedHeaders({ req }: Pick<EdgeRequest, 'req'>, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const weak = `W/${String(headers['etag'])}`;
  return withVary(req.headers['if-none-match']?.includes(weak) ? { ...headers, etag: weak } : headers);
}

export function withVary(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { vary } = headers;
  return { ...headers, vary: vary ? `${String(vary)}, accept-encoding` : 'accept-encoding' };
}
