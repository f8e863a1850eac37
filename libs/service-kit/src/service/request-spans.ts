import type { FastifyRequest } from 'fastify';
import { HEADERS } from '@waymark/contracts-core';
import type { ActiveSpan, Tracer } from '../tracing/tracing';

/** One span for each request that comes with a trace, under its route's pattern. */
export class RequestSpans {
  private readonly running = new WeakMap<FastifyRequest, ActiveSpan>();

  constructor(private readonly tracer: Tracer) {}

  /** What the request's own work hands on; undefined when nobody records it. */
  begin(request: FastifyRequest): string | undefined {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const span = this.tracer.follow(request.headers[HEADERS.traceparent], {
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
    });
    if (span) this.running.set(request, span);
    return span?.traceparent;
  }

  end(request: FastifyRequest, status: number): void {
    this.running.get(request)?.end({ attributes: { 'http.response.status_code': status }, failed: status >= 500 });
  }
}
