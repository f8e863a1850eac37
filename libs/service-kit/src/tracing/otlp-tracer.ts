import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer as ApiTracer,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { readTraceparent, traceparentOf } from '@waymark/contracts-core';
import type { ActiveSpan, Tracer, SpanStart } from './tracing';
import type { GivenIds } from './given-ids';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Our spans on OpenTelemetry's. Parents are told, never found in the air: no context manager runs. */
export class OtlpTracer implements Tracer {
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
