import type { TraceContext } from '@waymark/contracts-core';

type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

type SpanAttributes = Readonly<Record<string, string | number>>;

/** A piece of work to be recorded. Names and attributes are patterns and kinds: never a path, an id or a text of somebody. */
export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: SpanAttributes;
  /** Now, unless it began before. */
  readonly startedAt?: Date;
  /** Ids that it was given elsewhere, by a browser for instance. */
  readonly ids?: TraceContext;
}

/** Records what one process does. Where tracing is off there is none, and nothing is done in its place. */
export interface Tracer {
  /** Begins a trace. */
  begin(span: SpanStart): ActiveSpan;
  /** Goes on with the trace that `traceparent` names; null when there is none or nobody records it. */
  follow(traceparent: unknown, span: SpanStart): ActiveSpan | null;
}

/** Injection token: `@Inject(TRACER) tracer: Tracer | null`. */
export const TRACER = Symbol('TRACER');

/** A piece of work that is being recorded. */
export interface ActiveSpan {
  /** Handed on to whoever works for it next. */
  readonly traceparent: string;
  /** `failed` marks it as gone wrong; what went wrong stands in the log, which knows the trace. */
  end(result?: { readonly attributes?: SpanAttributes; readonly failed?: boolean; readonly at?: Date }): void;
}

/** The way to the collector of this process. */
export interface Tracing {
  /** Records under this name of a service. */
  tracer(service: string): Tracer;
  /** Sends what waits, for at most two seconds. */
  close(): Promise<void>;
}
