import { isCrossSite } from '../security/is-cross-site';
import { isRead } from '../forward/deadline';
import type { Forwarder } from '../forward/forwarder';
import { MAX_BODY_BYTES, readBody } from '../forward/read-body';
import type { Upstreams } from '../forward/upstreams';
import type { RateLimits } from '../limits/rate-limits';
import type { IdentityTokens } from '../session/identity-tokens';
import { sessionHash } from '../session/session-hash';
import type { SessionResolver } from '../session/session-resolver';
import type { EdgeRequest } from './edge-request';
import { hasBody } from './has-body';
import { isCleanPath } from './is-clean-path';
import { sendProblem } from './send-problem';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

export interface ApiParts {
  upstreams: Upstreams;
  sessions: SessionResolver;
  tokens: IdentityTokens;
  limits: RateLimits;
  forwarder: Forwarder;
  ownOrigins: ReadonlySet<string>;
  cookieName: string;
}

/** One request to /api: refuse what is not for a service, say who asks, pass it on. */
export class ApiHandler {
  constructor(private readonly parts: ApiParts) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { upstreams, sessions, tokens, limits, forwarder } = this.parts;
    const { req, method } = request;
    if (!METHODS.has(method)) return sendProblem(request, 'request.method-not-allowed', { allow: [...METHODS].join(', ') });
    const service = isCleanPath(request.path) ? upstreams.byPath(request.path) : null;
    if (!service) return sendProblem(request, 'request.not-found');
    const refused = isRead(method) ? null : this.refusal(request);
    if (refused) return sendProblem(request, refused);

    const hash = sessionHash(req.headers.cookie, this.parts.cookieName);
    const session = hash ? await sessions.resolve(hash) : 'none';
    const seconds = await limits.take(method, session, request.clientAddress);
    if (seconds > 0) return sendProblem(request, 'request.rate-limited', { 'retry-after': String(seconds) });

    const body = hasBody(req) ? await readBody(req) : EMPTY;
    if (!body) return sendProblem(request, 'request.too-large');
    const identity = typeof session === 'object' ? tokens.member(session) : null;
    await forwarder.forward({ request, service, body, identity, sessionUnknown: session === 'unknown' });
  }

  private refusal({ req }: EdgeRequest) {
    if (isCrossSite(req.headers, this.parts.ownOrigins)) return 'request.cross-site';
    if (!hasBody(req)) return null;
    if (!JSON_TYPE.test(req.headers['content-type'] ?? '')) return 'request.content-type';
    return Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES ? 'request.too-large' : null;
  }
}

const EMPTY = Buffer.alloc(0);
