import type { TraceContext } from '@waymark/contracts-core';

type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

type SpanAttributes = Readonly<Record<string, string | number>>;

/** A piece of work to record. Names and attributes are patterns and kinds: never a path, an ID or a person's text. */
export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: SpanAttributes;
  /** Start time, if not now. */
  readonly startedAt?: Date;
  /** IDs assigned elsewhere, for instance by a browser. */
  readonly ids?: TraceContext;
}

/** Records the work of a process. Null when tracing is off. */
export interface Tracer {
  /** Starts a trace. */
  begin(span: SpanStart): ActiveSpan;
  /** Continues the trace in `traceparent`; returns null when there is none or it is not recorded. */
  follow(traceparent: unknown, span: SpanStart): ActiveSpan | null;
}

/** Injection token: `@Inject(TRACER) tracer: Tracer | null`. */
export const TRACER = Symbol('TRACER');

/** A running span. */
export interface ActiveSpan {
  /** The header to pass on with further calls. */
  readonly traceparent: string;
  /** `failed` marks the span as failed; the log has the error and the trace ID. */
  end(result?: { readonly attributes?: SpanAttributes; readonly failed?: boolean; readonly at?: Date }): void;
}

/** This process's connection to the collector. */
export interface Tracing {
  /** Returns a tracer for a service with this name. */
  tracer(service: string): Tracer;
  /** Sends queued spans, for at most two seconds. */
  close(): Promise<void>;
}
