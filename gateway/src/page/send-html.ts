import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { EdgeRequest } from '../edge/edge-request';

const pack = promisify(gzip);
/** Below this, packing saves no network packet. */
const WORTH_PACKING_BYTES = 1_400;
const LEVEL = 4;
// Links of mails carry a token: the page's own files must not learn it either.
const TOKEN = /[?&]token=/;

/** Answers with a page; never cached, since it names the builds of this moment and holds a nonce. */
export async function sendHtml(request: EdgeRequest, status: number, html: string, headers: Record<string, string>): Promise<void> {
  const plain = Buffer.from(html);
  const accepts = /\bgzip\b/.test(String(request.req.headers['accept-encoding'] ?? ''));
  const packed = accepts && plain.length > WORTH_PACKING_BYTES ? await pack(plain, { level: LEVEL }) : null;
  const body = packed ?? plain;
  request.res.writeHead(status, {
    ...request.baseHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
    ...(TOKEN.test(request.search) ? { 'referrer-policy': 'no-referrer' } : {}),
    ...headers,
  });
  request.res.end(request.method === 'HEAD' ? undefined : body);
}
