import { HEADERS } from '@waymark/contracts-core';
import { type HostCookie, sessionHash } from '@waymark/edge-kit';
import { isRead } from '../request/deadline';
import type { Forwarder } from '../forward/forwarder';
import type { Asking } from '../forward/forwarded-headers';
import { readBody, hasBody } from '../request/read-body';
import type { Upstreams } from '../forward/upstreams';
import type { RateLimits } from '../limits/rate-limits';
import type { IdentityTokens, Session, SessionResolver } from '../session/session-resolver';
import { OPEN311_PREFIX } from '@waymark/contracts-maps';
import { refuseUpload } from '../upload/upload-body';
import type { Uploader } from '../upload/uploader';
import { type EdgeRequest, isCleanPath } from '../request/edge-request';
import { refusalOf, typesTaken } from '../request/refusal-of';
import { BUSY, sendProblem } from '../request/send-problem';

/**
 * Milliseconds to wait for account. After that, shared reads continue without a session; the client retries the
 * others.
 */
const READ_PATIENCE_MS = 350;
/** A person must repeat a failed write by hand, so it may use half of its 8 s deadline. */
const WRITE_PATIENCE_MS = 4_000;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

export interface ApiParts {
  upstreams: Upstreams;
  sessions: SessionResolver;
  tokens: IdentityTokens;
  limits: RateLimits;
  forwarder: Forwarder;
  uploader: Uploader;
  ownOrigins: ReadonlySet<string>;
  sessionCookie: HostCookie;
}

/** Handles one request to /api: rejects invalid ones, adds the caller's identity and forwards the rest. */
export class ApiHandler {
  constructor(private readonly parts: ApiParts) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { upstreams, sessions, tokens, limits, forwarder, uploader, ownOrigins, sessionCookie } = this.parts;
    const { req, method } = request;
    if (request.path.startsWith(OPEN311_PREFIX)) {
      const allowed = upstreams.outsideMethods(METHODS, request.path);
      if (allowed.length === 0) return sendProblem(request, 'request.not-found');
      if (!allowed.includes(method)) return refuseMethod(request, [...allowed, 'OPTIONS'].join(', '));
    }
    if (!METHODS.has(method))
      return sendProblem(request, 'request.method-not-allowed', { allow: [...METHODS].join(', ') });
    if (!isCleanPath(request.path)) return sendProblem(request, 'request.not-found');
    const service = upstreams.byPath(request.path);
    // Returns a 503 until the registry has loaded, because no address is known yet.
    if (!service && upstreams.all().length === 0) return sendProblem(request, 'server.unavailable', BUSY);
    if (!service) return sendProblem(request, 'request.not-found');
    const uploadLimit = method === 'POST' && hasBody(req) ? upstreams.uploadLimit(request.path) : undefined;
    const outside = upstreams.outsideRule(method, request.path);
    const refuse = uploadLimit === undefined ? sendProblem : refuseUpload;
    const rule = { uploadLimit, outside };
    const refused = isRead(method) ? null : refusalOf(req, ownOrigins, rule);
    if (refused === 'request.content-type') return refuse(request, refused, { accept: typesTaken(rule) });
    if (refused) return refuse(request, refused);

    // Removes the cookie from cross-site requests, which browsers send where CORS allows it: such a call must not use
    // anyone's session.
    if (outside?.crossSite) delete req.headers.cookie;
    const token = sessionCookie.read(req.headers.cookie);
    const isAnonymous = token === null && req.headers.authorization === undefined;
    if (forwarder.refusesNow({ request, service, isAnonymous })) return;
    const hash = token === null ? null : sessionHash(token);
    const session = hash ? await sessions.resolve(hash, isRead(method) ? READ_PATIENCE_MS : WRITE_PATIENCE_MS) : 'none';
    const wait = outside?.crossSite
      ? limits.takeOutside(request.clientAddress)
      : limits.take(method, session, request.clientAddress);
    const seconds = typeof wait === 'number' ? wait : await wait;
    if (seconds > 0) return refuse(request, 'request.rate-limited', { 'retry-after': String(seconds) });
    const isOthers = isOfOtherMember(req.headers[HEADERS.pageMember], session);
    if (isOthers && !isRead(method) && !outside?.beginsSession) return refuse(request, 'session.other-member');

    const asking = askingOf(session, tokens);
    if (uploadLimit !== undefined) return uploader.upload({ request, service, maxBytes: uploadLimit, asking });
    const body = hasBody(req) ? await readBody(req, outside?.rawBody?.maxBytes) : EMPTY;
    if (!body) return sendProblem(request, 'request.too-large');
    await forwarder.forward({ request, service, body, asking, isAnonymous });
  }
}

const EMPTY = Buffer.alloc(0);

/** Responds to a CORS preflight with the allowed methods; any other request gets a 405. */
function refuseMethod(request: EdgeRequest, allow: string): void {
  const { res, method, baseHeaders } = request;
  if (method !== 'OPTIONS') return sendProblem(request, 'request.method-not-allowed', { allow });
  res.writeHead(204, {
    ...baseHeaders,
    allow,
    'access-control-allow-methods': allow,
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  });
  res.end();
}

/** Checks whether the page was rendered for a different member than the one who is now signed in. */
const isOfOtherMember = (pageMember: string | string[] | undefined, session: Session): boolean =>
  pageMember !== undefined && typeof session === 'object' && pageMember !== String(session.memberId);

function askingOf(session: Session, tokens: IdentityTokens): Asking {
  if (session === 'unknown') return session;
  return session === 'none' ? null : { identity: tokens.member(session) };
}
