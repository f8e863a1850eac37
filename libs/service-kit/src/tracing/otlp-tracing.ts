import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as ApiTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { readTraceparent, type TraceContext, traceparentOf } from '@waymark/contracts-core';
import { setTimeout as pause } from 'node:timers/promises';
import type { ActiveSpan, SpanStart, Tracer, Tracing } from './tracing';

/** Generates IDs for spans, or uses IDs that were assigned elsewhere. */
class GivenIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private given: TraceContext | null = null;

  /** The one span that `start` begins gets these IDs. */
  use<T>(given: TraceContext | undefined, start: () => T): T {
    this.given = given ?? null;
    try {
      return start();
    } finally {
      this.given = null;
    }
  }

  generateTraceId = (): string => this.given?.traceId ?? this.random.generateTraceId();
  generateSpanId = (): string => this.given?.spanId ?? this.random.generateSpanId();
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Implements our spans with OpenTelemetry. Parents are passed explicitly, because no context manager runs. */
class OtlpTracer implements Tracer {
  constructor(
    private readonly tracer: ApiTracer,
    private readonly ids: GivenIds,
  ) {}

  begin(span: SpanStart): ActiveSpan {
    return this.start(span, ROOT_CONTEXT);
  }

  follow(traceparent: unknown, span: SpanStart): ActiveSpan | null {
    const parent = readTraceparent(traceparent);
    if (!parent) return null;
    return this.start(
      span,
      trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true }),
    );
  }

  private start({ name, kind, attributes, startedAt, ids }: SpanStart, context: Context): ActiveSpan {
    const span = this.ids.use(ids, () =>
      this.tracer.startSpan(name, { kind: KINDS[kind], attributes, startTime: startedAt }, context),
    );
    return { traceparent: traceparentOf(span.spanContext()), end: (result) => endSpan(span, result) };
  }
}

function endSpan(span: Span, { attributes, failed, at }: Parameters<ActiveSpan['end']>[0] = {}): void {
  if (attributes) span.setAttributes(attributes);
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(at);
}

const SEND_EVERY_MS = 1_000;
const SEND_LIMIT_MS = 2_000;

/**
 * The queue to the collector. An unavailable collector loses spans but never affects a request: a full queue drops
 * them.
 */
export class OtlpTracing implements Tracing {
  private readonly processor: BatchSpanProcessor;

  constructor(endpoint: string) {
    const exporter = new OTLPTraceExporter({
      url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
      timeoutMillis: SEND_LIMIT_MS,
    });
    this.processor = new BatchSpanProcessor({
      exporter,
      scheduledDelayMillis: SEND_EVERY_MS,
      exportTimeoutMillis: SEND_LIMIT_MS,
    });
  }

  tracer(service: string): Tracer {
    const ids = new GivenIds();
    // Records every span: the gateway alone decides what is traced, before a span begins.
    const provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'waymark' }),
      sampler: new AlwaysOnSampler(),
      idGenerator: ids,
      spanProcessors: [this.processor],
    });
    return new OtlpTracer(provider.getTracer('waymark'), ids);
  }

  async close(): Promise<void> {
    const late = new AbortController();
    await Promise.race([
      this.processor.shutdown().catch(() => undefined),
      pause(SEND_LIMIT_MS, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
  }
}
