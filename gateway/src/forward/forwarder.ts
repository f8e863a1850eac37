import { setTimeout as wait } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem, BUSY } from '../request/send-problem';
import { type Outcome, AnswerStream } from './answer-stream';
import { deadlineHeader, isRead, remainingMs } from '../request/deadline';
import { type Asking, ownHeaders, requestHeaders } from './request-headers';
import type { ServiceUpstreams, Upstream } from './service-upstreams';

const SHARE = 0.1;
const MOST = 20;

/** At most one retry for ten requests: retries must not be what keeps a struggling service down. */
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
  /** Nobody's session was sent: nothing in the answer can belong to one. */
  isAnonymous: boolean;
  /** Milliseconds until the service must have begun to answer. */
  timeoutMs: number;
  /** Hold back an answer of this status: the caller has something better to say or to try. */
  withhold: (status: number, headers: Record<string, unknown>) => boolean;
}

/** Sends the request once and streams the answer to the client. Never rejects, never waits without end. */
function attempt({ request, upstream, headers, body, isAnonymous, timeoutMs, withhold }: Attempt): Promise<Outcome> {
  return new Promise((resolve) => {
    const answer = new AnswerStream(request, timeoutMs, withhold, resolve, isAnonymous);
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
  /** Neither a session nor any other proof of who asks was sent. */
  isAnonymous: boolean;
}

const JITTER_MS = 40;

/** What tells that a process is not well. `broken` belongs to it: what stands before a dead process may still accept connections. */
const FAILED: ReadonlySet<Outcome> = new Set<Outcome>(['unreachable', 'broken', 'timeout']);

/** Brings a request to a service and its answer back; a service that is away or hangs becomes a problem. */
export class Forwarder {
  private readonly retries = new RetryBudget();

  async forward(forwarding: Forwarding): Promise<void> {
    this.retries.requested();
    const first = forwarding.service.pick();
    let outcome = await this.tryAt(first, forwarding, false);
    if (this.mayRetry(outcome, forwarding.request) && this.retries.take()) {
      await wait(Math.random() * JITTER_MS);
      outcome = await this.tryAt(forwarding.service.pick(first ?? undefined), forwarding, true);
    }
    if (outcome === 'answered' || outcome === 'gone') return;
    if (outcome === 'timeout') return sendProblem(forwarding.request, 'server.timeout', BUSY);
    sendProblem(
      forwarding.request,
      outcome === 'withheld' && forwarding.asking === 'unknown' ? 'auth.unknown' : 'server.unavailable',
      BUSY,
    );
  }

  private mayRetry(outcome: Outcome, { method, startedAt, res }: EdgeRequest): boolean {
    if (res.destroyed || remainingMs(method, startedAt) === 0) return false;
    if (outcome === 'unreachable') return true;
    return isRead(method) && (outcome === 'broken' || outcome === 'withheld');
  }

  private async tryAt(upstream: Upstream | null, forwarding: Forwarding, isLast: boolean): Promise<Outcome> {
    if (!upstream?.enter()) return 'busy';
    try {
      const outcome = await this.send(forwarding, upstream, isLast);
      if (FAILED.has(outcome)) upstream.breaker.failed();
      else if (outcome !== 'gone') upstream.breaker.succeeded();
      return outcome;
    } finally {
      upstream.leave();
    }
  }

  private send(forwarding: Forwarding, upstream: Upstream, isLast: boolean): Promise<Outcome> {
    const { request, body, asking, isAnonymous } = forwarding;
    const timeoutMs = remainingMs(request.method, request.startedAt);
    const own = ownHeaders(request, asking, deadlineHeader(timeoutMs));
    return attempt({
      request,
      upstream,
      body,
      isAnonymous,
      timeoutMs,
      headers: requestHeaders(request.req.headers, own),
      withhold: (status, headers) => {
        // "Please log in" would not be true.
        if (status === 401) return asking === 'unknown';
        // A service that says when to come back is not asked again at once.
        return !isLast && isRead(request.method) && (status === 502 || status === 503) && !headers['retry-after'];
      },
    });
  }
}
