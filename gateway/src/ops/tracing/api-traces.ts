import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiArea, HEADERS } from '@waymark/contracts-core';
import type { ActiveSpan, Tracer } from '@waymark/service-kit/tracing/tracing';
import type { Upstreams } from '../../forward/upstreams';

/**
 * Allows a limited number of traces each second: strangers can request traces, and they must not flood the collector.
 */
export class TraceBudget {
  private left: number;
  private refilledAt: number;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.left = perSecond;
    this.refilledAt = now();
  }

  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.perSecond, this.left + ((now - this.refilledAt) / 1_000) * this.perSecond);
    this.refilledAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

/** Ends a request's span when the response ends. */
export function endSpan(span: ActiveSpan, res: ServerResponse): void {
  const status = res.statusCode;
  span.end({ attributes: { 'http.response.status_code': status }, failed: status >= 500 || !res.writableFinished });
}

const PER_SECOND = 50;

/**
 * Decides which requests are traced in all services: those that our pages started to trace, and a share of the rest.
 */
export class ApiTraces {
  private readonly budget = new TraceBudget(PER_SECOND);

  constructor(
    private readonly tracer: Tracer,
    /** Share of requests without a trace header that is traced, 0 to 1. */
    private readonly share: number,
    private readonly upstreams: Pick<Upstreams, 'byPath'>,
  ) {}

  /** Returns null when this request is not traced. */
  begin(req: IncomingMessage, method: string, path: string): ActiveSpan | null {
    const sent = req.headers[HEADERS.traceparent];
    if (sent === undefined && Math.random() >= this.share) return null;
    const area = apiArea(path);
    const slice = area === null ? undefined : this.upstreams.byPath(path)?.slice;
    if (area === null || slice === undefined || !this.budget.take()) return null;
    const route = `/api/${area}`;
    const span = {
      name: `${method} ${route}`,
      kind: 'server' as const,
      attributes: { 'http.request.method': method, 'http.route': route, 'waymark.slice': slice },
    };
    return sent === undefined ? this.tracer.begin(span) : this.tracer.follow(sent, span);
  }
}
