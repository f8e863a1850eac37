import { HEADERS } from '@waymark/contracts-core';
import { TurnClock } from '@waymark/edge-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readContext, remainingMs, type RequestContext, requestContext, traceIdOf } from '../context/request-context';
import type { HealthChecks } from '../health/health-checks';
import type { RouteTable } from '../http/route-table';
import type { Log } from '../log/create-log';
import type { Metrics } from '../metrics/metrics';
import { coreProblem } from '../problem/problem-exception';
import { sendProblem } from '../problem/send-problem';
import type { ActiveSpan, Tracer } from '../tracing/tracing';
import { acceptBodies, rawBodyOf } from './accept-bodies';

/** Creates a span for each request with a trace, named by its route's pattern. */
class RequestSpans {
  private readonly running = new WeakMap<FastifyRequest, ActiveSpan>();

  constructor(private readonly tracer: Tracer) {}

  /** Returns the trace to pass on to further calls; undefined when the request is not traced. */
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

interface HttpParts {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly health: HealthChecks;
  readonly routes: RouteTable;
  readonly tracer: Tracer | null;
}

/**
 * Applies to every request: correlation ID, deadline, JSON bodies unless declared otherwise, one log line and one
 * metric.
 */
export function installHttp(fastify: FastifyInstance, parts: HttpParts): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const spans = parts.tracer && new RequestSpans(parts.tracer);
  const turns = new TurnClock();
  fastify.addHook('onClose', (_server, done) => {
    turns.stop();
    done();
  });

  fastify.addHook('onRoute', (route) => {
    parts.routes.add(route.method, route.url);
    const rule = rawBodyOf(route.config);
    if (rule) route.bodyLimit = rule.maxBytes;
  });

  fastify.addHook('onRequest', (request, reply, done) => {
    const tell = (name: string, value: string) => void reply.header(name, value);
    const context = { ...readContext(request.headers, turns.waitedMs), traceparent: spans?.begin(request), tell };
    contexts.set(request, context);
    void reply.header(HEADERS.correlationId, context.correlationId);
    // After shutdown, a caller with a kept-alive connection would use a closed socket.
    if (parts.health.isStopping) void reply.header('connection', 'close');
    requestContext.run(context, () => {
      // The caller's deadline passed while the request was queued.
      if ((remainingMs() ?? 1) <= 0) sendProblem(reply, coreProblem('server.timeout', { retryAfterSeconds: 1 }));
      else done();
    });
  });

  // Body parsing may continue in the socket's own async context, so this enters ours again.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) requestContext.run(context, done);
    else done();
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    parts.metrics.requests.observe(labels, reply.elapsedTime / 1_000);
    spans?.end(request, reply.statusCode);
    if (!route.startsWith('/health') && route !== '/metrics') {
      const context = contexts.get(request);
      parts.log.info(
        {
          ...labels,
          ms: Math.round(reply.elapsedTime),
          correlationId: context?.correlationId,
          traceId: traceIdOf(context),
        },
        'request',
      );
    }
    done();
  });

  acceptBodies(fastify);
}
