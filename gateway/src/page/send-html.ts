import { codingOf } from '../coding/coding-of';
import { pack } from '../coding/answer-coding';
import type { EdgeRequest } from '../request/edge-request';

/** Below this, packing saves no network packet. */
const WORTH_PACKING_BYTES = 1_400;
// Links of mails carry a token: the page's own files must not learn it either.
export const TOKEN = /[?&]token=/;

/**
 * Answers with a page. It names the builds of this moment: no cache answers a new load with it, and unless `headers` say otherwise
 * not even the browser's memory of the pages before keeps it.
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
