import { randomBytes } from 'node:crypto';
import type { BaseMap, Operator, PageBoot, RegistryView } from '@waymark/contracts-core';
import type { HostCookie } from '@waymark/edge-kit';
import type { ServerResponse } from 'node:http';
import { previewCookie } from '../registry/preview-builds';
import { visitorCookie } from '../registry/visits';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';
import type { Visits, Visit } from '../registry/visits';
import { pageCsp } from '../security/page-csp';
import { paymentHeaders, paymentSources } from '../security/payment-sources';
import { bootOf } from './boot-of';
import { canonicalPath } from './canonical-path';
import { fillPath } from './fill-path';
import { matchRoute, type RouteMatch } from './match-route';
import { visitorNav, withoutLinksTo } from './navigation';
import type { PageAbout, PageDocuments } from './page-documents';
import { ownDocumentsScript } from './own-documents-script';
import type { KeptOfPages } from './kept-of-pages';
import { pageHtml } from './page-html';
import { pageWords } from './page-words';
import { plannedWork } from './planned-work';
import { sendHtml, TOKEN } from './send-html';
import type { RenderedPages } from './rendered-pages';
import { sendNoPreview, sendNotReady } from './plain-page';

const MISSING: PageAbout = { exists: false, document: null };
const NO_SUBJECT: PageAbout = { exists: true, document: null };

/** Search engines keep the address and come again. */
const OFF_HEADERS = { 'retry-after': '600' };

/**
 * A visitor's page is nobody's secret: the browser may bring it back as it was when somebody goes back, and asks for it anew otherwise.
 * Whoever signs in or out since has other cookies, and gets another page.
 */
const VISITORS_HEADERS = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' };

/** Who is signed in: every page's frame asks. */
const SESSION_PATH = '/api/auth/user';

/** Every address that is neither API nor file: one HTML answer that carries all that the shell needs to start. */
export class PageHandler {
  constructor(
    private readonly visits: Visits,
    private readonly mode: PageBoot['mode'],
    private readonly documents: PageDocuments,
    /** Scheme and host of the public site. */
    private readonly origin: string,
    /** Name of the session cookie. */
    private readonly sessionCookie: HostCookie,
    /** Whether cookies go over https alone. */
    private readonly secure: boolean,
    private readonly kept: KeptOfPages,
    private readonly operator?: Operator,
    private readonly baseMap?: BaseMap,
    private readonly telemetry: (search: string) => PageBoot['telemetry'] = () => undefined,
    /** Of members' pictures. */
    private readonly pictureHosts: readonly string[] = [],
    /** Address of the payment provider's script. */
    private readonly paymentScript?: string,
    /** Absent where there is no renderer. */
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
      // A place may become something else: nobody keeps this for good.
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
      ...(visitor ? { visitor } : {}),
      ...(preview ? { preview } : {}),
      ...(opens ? { opens } : {}),
    };
    const work = plannedWork(extras.banner, nonce);
    // A page's proof is its own.
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
      // What only members may read would be answered with 401, which browsers show as an error.
      prefetch: visitor ? (match?.route.access === 'visitor' ? unread : []) : [SESSION_PATH, ...reads],
    });
    // A page that a browser kept would tell of the work when it is over.
    const keeps = visitor && !preview && !isOff && !work;
    const headers = {
      'content-security-policy': pageCsp(nonce, this.baseMap, this.pictureHosts, payments),
      ...(isOff ? OFF_HEADERS : {}),
      ...(keeps ? VISITORS_HEADERS : {}),
      ...(payments ? paymentHeaders(payments) : {}),
    };
    await sendHtml(request, isOff ? 503 : about.exists ? 200 : 404, html, headers);
  }

  /** From the page's document; a page with parameters and none is about what it reads first. */
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

/** What a browser is to remember of the builds that it got; mostly nothing. */
function setVisitCookies(res: ServerResponse, { newVisitorId, chosen }: Visit, secure: boolean): void {
  if (newVisitorId) res.appendHeader('set-cookie', visitorCookie(newVisitorId, secure));
  if (chosen) res.appendHeader('set-cookie', previewCookie(chosen, secure));
}

/** Where a route of the manifest sends people, with its query string kept; null when it does not. */
function redirectTarget({ route, params }: RouteMatch, search: string): string | null {
  if (!route.redirectTo) return null;
  const path = fillPath(route.redirectTo, params, new URLSearchParams());
  // `//host` would lead to another site.
  return path?.startsWith('/') && !path.startsWith('//') ? path + search : null;
}

/** What the asked page is about has its own address at another page, as `/attractions/7` for `/venues/7`: one content, one address. */
function otherAddress(view: RegistryView, match: RouteMatch | null, { document }: PageAbout): string | null {
  if (!match || !document) return null;
  const own = matchRoute(view, document.canonicalPath);
  return own && own.route !== match.route ? document.canonicalPath : null;
}

/** Whether every visitor gets the same page at this address: links of mails carry a token of one person. */
const isForAll = ({ remote, route }: RouteMatch, search: string): boolean =>
  !remote.off && route.access === 'visitor' && !TOKEN.test(search);

/** API paths that a page's manifest wants started with it; those that lack a value are left out. */
function prefetchPaths({ route, params }: RouteMatch, query: URLSearchParams): string[] {
  return route.prefetch.map((path) => fillPath(path, params, query)).filter((path) => path !== null);
}
