import { randomBytes } from 'node:crypto';
import { PRODUCT_NAME, type Ad, type Operator, type PageBoot } from '@waymark/contracts-core';
import type { EdgeRequest } from '../edge/edge-request';
import { sendProblem } from '../edge/send-problem';
import type { RegistryStore } from '../registry/registry-store';
import { pageCsp } from '../security/page-csp';
import { sessionHash } from '../session/session-hash';
import { bootOf } from './boot-of';
import { fillPath } from './fill-path';
import { matchRoute, type RouteMatch } from './match-route';
import type { PageAbout, PageDocuments } from './page-documents';
import { pageHtml } from './page-html';
import { pageWords } from './page-words';
import { plainPage } from './plain-page';
import { prefetchPaths } from './prefetch-paths';
import { redirectTarget } from './redirect-target';
import { sendHtml } from './send-html';
import { visitorNav } from './visitor-nav';

const MISSING: PageAbout = { exists: false, document: null };
const NO_SUBJECT: PageAbout = { exists: true, document: null };

/** Who is signed in: every page's frame asks. */
const SESSION_PATH = '/api/auth/user';

/** Every address that is neither API nor file: one HTML answer that carries all that the shell needs to start. */
export class PageHandler {
  constructor(
    private readonly registry: RegistryStore,
    private readonly mode: PageBoot['mode'],
    private readonly documents: PageDocuments,
    /** Scheme and host of the public site. */
    private readonly origin: string,
    /** Name of the session cookie. */
    private readonly cookieName: string,
    private readonly ads: Ad[] = [],
    private readonly operator?: Operator,
  ) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { method, path, search, res, baseHeaders } = request;
    if (method !== 'GET' && method !== 'HEAD') return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
    const { view } = this.registry;
    if (!view.shell) return sendNotReady(request);
    const match = matchRoute(view, path);
    const target = match && redirectTarget(match, search);
    if (target) {
      res.writeHead(302, { ...baseHeaders, location: target, 'cache-control': 'no-store' }).end();
      return;
    }
    const reads = match ? prefetchPaths(match, new URLSearchParams(search)) : [];
    const about = match ? await this.about(match, reads[0]) : MISSING;
    const nonce = randomBytes(16).toString('base64');
    const words = pageWords(match, about, path, this.origin);
    const visitor = sessionHash(request.req.headers.cookie, this.cookieName) === null;
    const boot = { ...bootOf(view, this.mode, this.ads, this.operator), ...(visitor ? { visitor } : {}) };
    const html = pageHtml({
      words,
      origin: this.origin,
      nav: visitorNav(view),
      nonce,
      shell: view.shell,
      match,
      boot,
      // What only members may read would be answered with 401, which browsers show as an error.
      prefetch: visitor ? (match?.route.access === 'visitor' ? reads : []) : [SESSION_PATH, ...reads],
    });
    await sendHtml(request, about.exists ? 200 : 404, html, { 'content-security-policy': pageCsp(nonce) });
  }

  /** From the page's document; a page with parameters and none is about what it reads first. */
  private async about(match: RouteMatch, firstRead: string | undefined): Promise<PageAbout> {
    const { route, params } = match;
    const document = route.document && fillPath(route.document, params, new URLSearchParams());
    if (document) return this.documents.read(document);
    if (!firstRead || Object.keys(params).length === 0) return NO_SUBJECT;
    return this.documents.read(firstRead, 'subject');
  }
}

function sendNotReady(request: EdgeRequest): Promise<void> {
  const text = 'The site is being started. Please load this page again in a minute.';
  return sendHtml(request, 503, plainPage(`${PRODUCT_NAME} is not ready yet`, text), {
    'content-security-policy': "default-src 'none'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    'retry-after': '30',
  });
}
