import { setTimeout as wait } from 'node:timers/promises';
import type { EdgeRequest } from '../edge/edge-request';
import { sendProblem } from '../edge/send-problem';
import { attempt } from './attempt';
import type { Outcome } from './answer-stream';
import { BUSY } from './busy';
import { deadlineHeader, isRead, remainingMs } from './deadline';
import { ownHeaders } from './own-headers';
import { requestHeaders } from './request-headers';
import { RetryBudget } from './retry-budget';
import type { ServiceUpstreams } from './service-upstreams';
import type { Upstream } from './upstream';

export interface Forwarding {
  request: EdgeRequest;
  service: ServiceUpstreams;
  body: Buffer | null;
  /** Signed identity, or null for nobody. */
  identity: string | null;
  /** Whose session it is could not be found out, so a "please log in" would not be true. */
  sessionUnknown: boolean;
}

const JITTER_MS = 40;

/** What tells that a process is not well. `broken` belongs to it: what stands before a dead process may still accept connections. */
const FAILED: ReadonlySet<Outcome> = new Set<Outcome>(['unreachable', 'broken', 'timeout']);

/** Brings a request to a service and its answer back; a service that is away or hangs becomes a problem. */
export class Forwarder {
  private readonly retries = new RetryBudget();

  async forward(forwarding: Forwarding): Promise<void> {
    this.retries.requested();
    let outcome = await this.tryOnce(forwarding, false);
    if (this.mayRetry(outcome, forwarding.request) && this.retries.take()) {
      await wait(Math.random() * JITTER_MS);
      outcome = await this.tryOnce(forwarding, true);
    }
    if (outcome === 'answered' || outcome === 'gone') return;
    if (outcome === 'timeout') return sendProblem(forwarding.request, 'server.timeout', BUSY);
    sendProblem(forwarding.request, 'server.unavailable', BUSY);
  }

  private mayRetry(outcome: Outcome, { method, startedAt, res }: EdgeRequest): boolean {
    if (res.destroyed || remainingMs(method, startedAt) === 0) return false;
    if (outcome === 'unreachable') return true;
    return isRead(method) && (outcome === 'broken' || outcome === 'withheld');
  }

  private async tryOnce(forwarding: Forwarding, isLast: boolean): Promise<Outcome> {
    const upstream = forwarding.service.pick();
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
    const { request, body, identity, sessionUnknown } = forwarding;
    const timeoutMs = remainingMs(request.method, request.startedAt);
    const own = ownHeaders(request, identity, deadlineHeader(timeoutMs));
    return attempt({
      request,
      upstream,
      body,
      timeoutMs,
      headers: requestHeaders(request.req.headers, own),
      withhold: (status, headers) => {
        if (status === 401) return sessionUnknown;
        // A service that says when to come back is not asked again at once.
        return !isLast && isRead(request.method) && (status === 502 || status === 503) && !headers['retry-after'];
      },
    });
  }
}
