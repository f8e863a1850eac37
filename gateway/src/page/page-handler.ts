import { randomBytes } from 'node:crypto';
import type { BaseMap, Operator, PageBoot, RegistryView } from '@waymark/contracts-core';
import type { HostCookie } from '@waymark/edge-kit';
import type { ServerResponse } from 'node:http';
import { previewCookie } from '../registry/preview-builds';
import { type Visit, visitorCookie, type Visits } from '../registry/visits';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';
import { pageCsp, paymentHeaders, paymentSources } from '../security/page-csp';
import { bootOf, visitorNav, withoutLinksTo } from './boot-of';
import { canonicalPath, fillPath, matchRoute, type RouteMatch } from './match-route';
import type { PageAbout, PageMetadataClient } from './page-metadata';
import { ownDocumentsScript } from './inline-scripts';
import type { SiteContentOfPages } from './site-content-of-pages';
import { pageHtml } from './page-html';
import { pageWords } from './page-words';
import { plannedWork } from './planned-work';
import { sendHtml, TOKEN } from './send-html';
import type { RenderedPages } from './rendered-pages';
import { sendNoPreview, sendNotReady } from './plain-page';

const MISSING: PageAbout = { exists: false, document: null };
const NO_SUBJECT: PageAbout = { exists: true, document: null };

/** Headers of a switched-off page: search engines keep the address and retry later. */
const OFF_HEADERS = { 'retry-after': '600' };

/**
 * A visitor's page is not private: the browser may restore it on Back, and revalidates it otherwise. After sign-in or
 * sign-out the cookies differ, and so does the page.
 */
const VISITORS_HEADERS = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, accept-language, cookie' };

/** Returns who is signed in; every page's header requests it. */
const SESSION_PATH = '/api/auth/user';

/**
 * Serves every address that is neither API nor file: one HTML response with everything that the shell needs to start.
 */
export class PageHandler {
  constructor(
    private readonly visits: Visits,
    private readonly mode: PageBoot['mode'],
    private readonly documents: PageMetadataClient,
    /** Scheme and host of the public site. */
    private readonly origin: string,
    private readonly sessionCookie: HostCookie,
    /** Whether cookies are sent only over HTTPS. */
    private readonly secure: boolean,
    private readonly kept: SiteContentOfPages,
    private readonly operator?: Operator,
    private readonly baseMap?: BaseMap,
    private readonly telemetry: (search: string) => PageBoot['telemetry'] = () => undefined,
    /** Hosts of members' pictures. */
    private readonly pictureHosts: readonly string[] = [],
    /** Address of the payment provider's script. */
    private readonly paymentScript?: string,
    /** Absent when there is no renderer. */
    private readonly rendered?: Pick<RenderedPages, 'read'>,
  ) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { method, path, search, res, baseHeaders } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
    const canonical = canonicalPath(path);
    if (canonical !== path) {
      res.writeHead(301, { ...baseHeaders, location: canonical + search, 'cache-control': 'no-store' }).end();
      return;
    }
    const visit = await this.visits.of(search, request.req.headers.cookie);
    if (visit.missing.length > 0) return sendNoPreview(request, visit.missing);
    const { view, preview } = visit;
    if (!view.shell) return sendNotReady(request);
    const match = matchRoute(view, path);
    setVisitCookies(res, visit, this.secure);
    const target = match && redirectTarget(match, search);
    if (target) {
      res.writeHead(302, { ...baseHeaders, location: target, 'cache-control': 'no-store' }).end();
      return;
    }
    const isOff = match?.remote.off === true;
    const reads = match && !isOff ? prefetchPaths(match, new URLSearchParams(search)) : [];
    const [about, extras] = await Promise.all([this.about(match, reads[0]), this.kept.read()]);
    const elsewhere = otherAddress(view, match, about);
    if (elsewhere) {
      // The content may change its address again, so nobody may cache this redirect permanently.
      res.writeHead(301, { ...baseHeaders, location: elsewhere + search, 'cache-control': 'no-cache' }).end();
      return;
    }
    const linked = withoutLinksTo(view, extras.emptyPages);
    const nonce = randomBytes(16).toString('base64');
    const words = pageWords(match, about, path, this.origin);
    const visitor = this.sessionCookie.read(request.req.headers.cookie) === null;
    const opens = match?.route.opens;
    const payments = opens && this.paymentScript ? paymentSources(this.paymentScript) : undefined;
    const boot = {
      ...bootOf(linked, this.mode, extras.ads, this.operator),
      ...(this.baseMap ? { baseMap: this.baseMap } : {}),
      telemetry: this.telemetry(search),
      ...(visitor ? { visitor, language: firstLanguage(request.req.headers['accept-language']) } : {}),
      ...(preview ? { preview } : {}),
      ...(opens ? { opens } : {}),
    };
    const work = plannedWork(extras.banner, nonce);
    // The telemetry token belongs to one page load, so shared renders must not contain it.
    const forAll = { ...boot, telemetry: undefined };
    const drawn =
      visitor && match && about.exists && isForAll(match, search)
        ? await this.rendered?.read({ view, slice: match.remote.slice, address: path + search, boot: forAll, reads })
        : null;
    const unread = reads.filter((one) => !drawn?.answered.includes(one));
    const html = pageHtml({
      words,
      origin: this.origin,
      nav: visitorNav(linked),
      nonce,
      shell: view.shell,
      match,
      boot,
      ownDocuments: ownDocumentsScript(view),
      scriptOrigin: payments?.script,
      plannedWork: work,
      drawn,
      // Reads for members only would return 401, which browsers show as an error.
      prefetch: visitor ? (match?.route.access === 'visitor' ? unread : []) : [SESSION_PATH, ...reads],
    });
    // A cached page would still announce planned work after it is over.
    const keeps = visitor && !preview && !isOff && !work;
    const headers = {
      'content-security-policy': pageCsp(nonce, this.baseMap, this.pictureHosts, payments),
      ...(isOff ? OFF_HEADERS : {}),
      ...(keeps ? VISITORS_HEADERS : {}),
      ...(payments ? paymentHeaders(payments) : {}),
    };
    await sendHtml(request, isOff ? 503 : about.exists ? 200 : 404, html, headers);
  }

  /**
   * Reads the page's document. For a page with parameters and no document, the first API read shows whether its
   * subject exists.
   */
  private async about(match: RouteMatch | null, firstRead: string | undefined): Promise<PageAbout> {
    if (!match) return MISSING;
    if (match.remote.off) return NO_SUBJECT;
    const { route, params } = match;
    const document = route.document && fillPath(route.document, params, new URLSearchParams());
    if (document) return this.documents.read(document);
    if (!firstRead || Object.keys(params).length === 0) return NO_SUBJECT;
    return this.documents.read(firstRead, 'subject');
  }
}

const LANGUAGE = /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,4}){0,2})\s*(?:[,;]|$)/i;

/** Returns the language that the browser prefers, from its Accept-Language header. */
const firstLanguage = (header = ''): string | undefined => LANGUAGE.exec(header)?.[1];

/** Sets the cookies that bind a browser to the builds that it received; usually none. */
function setVisitCookies(res: ServerResponse, { newVisitorId, chosen }: Visit, secure: boolean): void {
  if (newVisitorId) res.appendHeader('set-cookie', visitorCookie(newVisitorId, secure));
  if (chosen) res.appendHeader('set-cookie', previewCookie(chosen, secure));
}

/** Returns where a route of the manifest redirects to, with its query string; null when it does not redirect. */
function redirectTarget({ route, params }: RouteMatch, search: string): string | null {
  if (!route.redirectTo) return null;
  const path = fillPath(route.redirectTo, params, new URLSearchParams());
  // Rejects `//host`, which would lead to another site.
  return path?.startsWith('/') && !path.startsWith('//') ? path + search : null;
}

/** Returns the canonical address of the page's subject when it differs, such as `/attractions/7` for `/venues/7`. */
function otherAddress(view: RegistryView, match: RouteMatch | null, { document }: PageAbout): string | null {
  if (!match || !document) return null;
  const own = matchRoute(view, document.canonicalPath);
  return own && own.route !== match.route ? document.canonicalPath : null;
}

/** Checks whether every visitor gets the same page at this address: links in emails carry one person's token. */
const isForAll = ({ remote, route }: RouteMatch, search: string): boolean =>
  !remote.off && route.access === 'visitor' && !TOKEN.test(search);

/** Returns the API paths that a page's manifest prefetches; leaves out those that lack a value. */
function prefetchPaths({ route, params }: RouteMatch, query: URLSearchParams): string[] {
  return route.prefetch.map((path) => fillPath(path, params, query)).filter((path) => path !== null);
}
