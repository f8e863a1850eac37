import { randomBytes } from 'node:crypto';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';
import { sendHtml } from '../page/send-html';
import { plainCsp } from '../security/page-csp';
import type { SiteStatus } from './site-status';
import { statusPage } from './status-page';

export const STATUS_PATHS: ReadonlySet<string> = new Set(['/status', '/status.json']);

/** How the site is: for people at /status, for programs at /status.json. Always 200: what it tells is the answer. */
export class StatusHandler {
  constructor(private readonly status: SiteStatus) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { method, path } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
    const report = await this.status.read();
    if (path === '/status.json') return sendJson(request, JSON.stringify(report));
    const nonce = randomBytes(16).toString('base64');
    await sendHtml(request, 200, statusPage(report, nonce), { 'content-security-policy': plainCsp(nonce) });
  }
}

function sendJson({ res, method, baseHeaders }: EdgeRequest, body: string): void {
  res.writeHead(200, {
    ...baseHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  res.end(method === 'HEAD' ? undefined : body);
}
