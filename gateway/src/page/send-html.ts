import { codingOf } from '../coding/coding-of';
import { pack } from '../coding/answer-coding';
import type { EdgeRequest } from '../request/edge-request';

/** Bytes below which compression saves no network packet. */
const WORTH_PACKING_BYTES = 1_400;
// Matches the token in links of emails; the page's own files must not receive it either.
export const TOKEN = /[?&]token=/;

/**
 * Responds with a page. It names the current builds, so no cache may reuse it, and unless `headers` allow it, not even
 * the browser's back/forward cache keeps it.
 */
export async function sendHtml(
  request: EdgeRequest,
  status: number,
  html: string,
  headers: Record<string, string>,
): Promise<void> {
  const plain = Buffer.from(html);
  const coding = plain.length > WORTH_PACKING_BYTES ? codingOf(request.req.headers['accept-encoding']) : null;
  const body = coding ? await pack(coding, plain) : plain;
  request.res.writeHead(status, {
    ...request.baseHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(coding ? { 'content-encoding': coding } : {}),
    ...headers,
    ...(TOKEN.test(request.search) ? { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' } : {}),
  });
  request.res.end(request.method === 'HEAD' ? undefined : body);
}
