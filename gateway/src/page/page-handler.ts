import { randomBytes } from 'node:crypto';
import { PRODUCT_NAME, type PageBoot } from '@waymark/contracts-core';
import type { EdgeRequest } from '../edge/edge-request';
import { sendProblem } from '../edge/send-problem';
import type { RegistryStore } from '../registry/registry-store';
import { pageCsp } from '../security/page-csp';
import { bootOf } from './boot-of';
import { matchRoute } from './match-route';
import { pageHtml } from './page-html';
import { plainPage } from './plain-page';
import { prefetchPaths } from './prefetch-paths';
import { redirectTarget } from './redirect-target';
import { sendHtml } from './send-html';
import type { SubjectCheck } from './subject-check';

/** Who is signed in: every page's frame asks. */
const SESSION_PATH = '/api/auth/user';

/** Every address that is neither API nor file: one HTML answer that carries all that the shell needs to start. */
export class PageHandler {
  constructor(
    private readonly registry: RegistryStore,
    private readonly mode: PageBoot['mode'],
    private readonly subjects: SubjectCheck,
  ) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { method, path, search, res } = request;
    if (method !== 'GET' && method !== 'HEAD') return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
    const { snapshot } = this.registry;
    if (!snapshot.shell) return sendNotReady(request);
    const match = matchRoute(snapshot, path);
    const target = match && redirectTarget(match, search);
    if (target) {
      res.writeHead(302, { location: target, 'cache-control': 'no-store' }).end();
      return;
    }
    const reads = match ? prefetchPaths(match, new URLSearchParams(search)) : [];
    const exists = match !== null && (await this.subjects.exists(match, reads[0]));
    const nonce = randomBytes(16).toString('base64');
    const title = match ? match.route.title : 'Page not found';
    const boot = bootOf(snapshot, this.mode);
    const html = pageHtml({ title, nonce, shell: snapshot.shell, match, boot, prefetch: [SESSION_PATH, ...reads] });
    sendHtml(request, exists ? 200 : 404, html, { 'content-security-policy': pageCsp(nonce) });
  }
}

function sendNotReady(request: EdgeRequest): void {
  const text = 'The site is being started. Please load this page again in a minute.';
  sendHtml(request, 503, plainPage(`${PRODUCT_NAME} is not ready yet`, text), {
    'content-security-policy': "default-src 'none'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    'retry-after': '30',
  });
}
