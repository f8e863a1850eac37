import { setTimeout as wait } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { WritesElsewhere } from '../events/writes-elsewhere';
import type { Metrics } from '../ops/metrics';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem, BUSY } from '../request/send-problem';
import { type Outcome, AnswerStream } from './answer-stream';
import { deadlineHeader, isRead, remainingMs } from '../request/deadline';
import { type Asking, ownHeaders, requestHeaders } from './forwarded-headers';
import { shedOf, type InFlightLimit } from './in-flight-limit';
import { Outlet } from './outlet';
import { OLD_MS } from '../server/newest-first';
import type { ServiceUpstreams, Upstream } from './service-upstreams';
import { type Flight, sharedKey, type SharedReads, type WholeAnswer } from './shared-reads';

const SHARE = 0.1;
const MOST = 20;

/** Allows at most one retry per ten requests: retries must not keep a struggling service down. */
class RetryBudget {
  private saved = MOST;

  requested(): void {
    this.saved = Math.min(MOST, this.saved + SHARE);
  }

  take(): boolean {
    if (this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }
}

interface Attempt {
  request: EdgeRequest;
  upstream: Upstream;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
  /** The request carried no session, so the response cannot contain private data. */
  isAnonymous: boolean;
  /** Milliseconds within which the service must begin to respond. */
  timeoutMs: number;
  /** Returns true to hold back a response: the caller can send or try something better. */
  withhold: (status: number, headers: Record<string, unknown>) => boolean;
  /** Other clients that wait for the same response. */
  flight: Flight<Outcome> | null;
}

/** Sends the request once and streams the response to the client. Never rejects, and always times out. */
function attempt({
  request,
  upstream,
  headers,
  body,
  isAnonymous,
  timeoutMs,
  withhold,
  flight,
}: Attempt): Promise<Outcome> {
  return new Promise((resolve) => {
    const answer = new AnswerStream(request, timeoutMs, withhold, resolve, isAnonymous, flight);
    upstream.pool.dispatch(
      {
        path: request.path + request.search,
        method: request.method as Dispatcher.HttpMethod,
        headers,
        body: body?.length ? body : null,
      },
      answer,
    );
  });
}

export interface Forwarding {
  request: EdgeRequest;
  service: ServiceUpstreams;
  body: Buffer | null;
  asking: Asking;
  /** The request carried neither a session nor other credentials. */
  isAnonymous: boolean;
}

const JITTER_MS = 40;

/**
 * Outcomes that show an unhealthy process. `broken` is one: a proxy in front of a dead process may still accept
 * connections.
 */
const FAILED: ReadonlySet<Outcome> = new Set<Outcome>(['unreachable', 'broken', 'timeout']);

/** How a visitor's read is shared: its cache key, and the clients that wait for it. */
interface Sharing {
  key: string | null;
  flight: Flight<Outcome> | null;
}

export interface ForwarderParts {
  shared: SharedReads<Outcome>;
  /** The limit of this gateway over all services. */
  limit: InFlightLimit;
  writes: Pick<WritesElsewhere, 'tell'>;
  metrics: Pick<Metrics, 'turnedAway'>;
}

/**
 * Forwards a request to a service and returns its response. If the service fails, it sends a problem or the last good
 * response.
 */
export class Forwarder {
  private readonly retries = new RetryBudget();

  constructor(private readonly parts: ForwarderParts) {}

  /** Rejects requests that could not even queue, before the caller's session is looked up. */
  refusesNow({ request, service, isAnonymous }: Omit<Forwarding, 'body' | 'asking'>): boolean {
    const { method, path, search, req } = request;
    const shed = shedOf(method, path);
    const waitedMs = performance.now() - request.readAt;
    this.parts.limit.waited(waitedMs);
    const isOld = shed !== 'never' && waitedMs > OLD_MS;
    if (!isOld && !this.parts.limit.isFull(shed)) return false;
    this.refuse(request, 'busy', null, isAnonymous ? sharedKey(service.slice, method, path + search, req) : null);
    return true;
  }

  async forward(forwarding: Forwarding): Promise<void> {
    const { request, service, isAnonymous } = forwarding;
    const key = isAnonymous
      ? sharedKey(service.slice, request.method, request.path + request.search, request.req)
      : null;
    const joined = key === null ? null : this.parts.shared.join(key);
    if (!joined) return this.ask(forwarding, key, true);
    const shared = await joined;
    if (shared === 'nobody') return this.forward(forwarding);
    if (shared === 'alone') return this.ask(forwarding, key, false);
    if ('answer' in shared) give(request, shared.answer);
    else this.refuse(request, shared.failure, forwarding.asking, key);
  }

  private async ask(forwarding: Forwarding, key: string | null, mayShare: boolean): Promise<void> {
    const { request, service } = forwarding;
    const flight = key !== null && mayShare ? this.parts.shared.begin(key) : null;
    const outcome = await this.takeTurn(forwarding, { key, flight });
    // A client that has left gets no retry; those who joined may repeat the request themselves.
    flight?.end(request.res.destroyed ? 'nobody' : { failure: outcome });
    if (!isRead(request.method)) this.parts.writes.tell({ slice: service.slice, method: request.method });
    if (outcome !== 'answered' && outcome !== 'gone') this.refuse(request, outcome, forwarding.asking, key);
  }

  private async takeTurn(forwarding: Forwarding, sharing: Sharing): Promise<Outcome> {
    const { method, path } = forwarding.request;
    if (!(await this.parts.limit.enter(shedOf(method, path)))) return 'busy';
    try {
      return await this.askTwice(forwarding, sharing);
    } finally {
      this.parts.limit.leave();
    }
  }

  private async askTwice(forwarding: Forwarding, sharing: Sharing): Promise<Outcome> {
    // The request used up its time in the queue; a response would be too late.
    if (remainingMs(forwarding.request.method, forwarding.request.startedAt) === 0) return 'timeout';
    this.retries.requested();
    const first = forwarding.service.pick();
    const outcome = await this.tryAt(first, forwarding, sharing, false);
    if (!this.mayRetry(outcome, forwarding.request) || !this.retries.take()) return outcome;
    await wait(Math.random() * JITTER_MS);
    return this.tryAt(forwarding.service.pick(first ?? undefined), forwarding, sharing, true);
  }

  private refuse(request: EdgeRequest, outcome: Outcome, asking: Asking, key: string | null): void {
    if (outcome === 'busy') this.parts.metrics.turnedAway(shedOf(request.method, request.path));
    const stale = key === null ? null : this.parts.shared.stale(key);
    if (stale) return give(request, stale);
    if (outcome === 'timeout') return sendProblem(request, 'server.timeout', BUSY);
    sendProblem(request, outcome === 'withheld' && asking === 'unknown' ? 'auth.unknown' : 'server.unavailable', BUSY);
  }

  private mayRetry(outcome: Outcome, { method, startedAt, res }: EdgeRequest): boolean {
    if (res.destroyed || remainingMs(method, startedAt) === 0) return false;
    if (outcome === 'unreachable') return true;
    return isRead(method) && (outcome === 'broken' || outcome === 'withheld');
  }

  private async tryAt(
    upstream: Upstream | null,
    forwarding: Forwarding,
    sharing: Sharing,
    isLast: boolean,
  ): Promise<Outcome> {
    const { method, path, res } = forwarding.request;
    if (!upstream) return 'down';
    if (!(await upstream.limit.enter(shedOf(method, path)))) return 'busy';
    try {
      // The client left while its request was queued.
      if (res.destroyed && !sharing.flight?.isAwaited) return 'gone';
      const outcome = await this.send(forwarding, upstream, sharing, isLast);
      if (FAILED.has(outcome)) upstream.breaker.failed();
      else if (outcome !== 'gone') upstream.breaker.succeeded();
      return outcome;
    } finally {
      upstream.limit.leave();
    }
  }

  private async send(
    forwarding: Forwarding,
    upstream: Upstream,
    { key, flight }: Sharing,
    isLast: boolean,
  ): Promise<Outcome> {
    const { request, body, asking, isAnonymous } = forwarding;
    let isReplaced = false;
    const sentAt = performance.now();
    const timeoutMs = remainingMs(request.method, request.startedAt);
    const own = ownHeaders(request, asking, deadlineHeader(timeoutMs));
    const outcome = await attempt({
      request,
      upstream,
      body,
      flight,
      isAnonymous,
      timeoutMs,
      headers: requestHeaders(request.req.headers, own),
      withhold: (status, headers) => {
        if (isRead(request.method)) upstream.times.add(performance.now() - sentAt);
        // The session is unknown, so "Please log in" would be wrong.
        if (status === 401) return asking === 'unknown';
        // Does not retry at once if the service sent Retry-After.
        if (!isLast && isRead(request.method) && (status === 502 || status === 503) && !headers['retry-after'])
          return true;
        return (isReplaced = status >= 500 && key !== null && this.parts.shared.hasStale(key));
      },
    });
    if (outcome === 'timeout' && isRead(request.method)) upstream.times.add(timeoutMs);
    return isReplaced ? 'replaced' : outcome;
  }
}

/** Sends a response that another client requested or that was cached. */
function give(request: EdgeRequest, { status, headers, body }: WholeAnswer): void {
  if (request.res.destroyed) return;
  const outlet = new Outlet(request, true);
  outlet.start(status, headers);
  outlet.write(body, () => undefined);
  outlet.end();
}
