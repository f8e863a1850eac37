import type { ActiveSpan } from './active-span';
import type { SpanStart } from './span-start';

/** Records what one process does. Where tracing is off there is none, and nothing is done in its place. */
export interface Tracer {
  /** Begins a trace. */
  begin(span: SpanStart): ActiveSpan;
  /** Goes on with the trace that `traceparent` names; null when there is none or nobody records it. */
  follow(traceparent: unknown, span: SpanStart): ActiveSpan | null;
}

/** Injection token: `@Inject(TRACER) tracer: Tracer | null`. */
export const TRACER = Symbol('TRACER');
