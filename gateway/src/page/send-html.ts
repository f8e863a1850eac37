import type { EdgeRequest } from '../edge/edge-request';

/** Answers a page. Never stored: it names the builds of this moment and holds a nonce. */
export function sendHtml(request: EdgeRequest, status: number, html: string, headers: Record<string, string>): void {
  request.res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
    ...headers,
  });
  request.res.end(request.method === 'HEAD' ? undefined : html);
}
