import type { SpanAttributes } from './span-start';

/** A piece of work that is being recorded. */
export interface ActiveSpan {
  /** Handed on to whoever works for it next. */
  readonly traceparent: string;
  /** `failed` marks it as gone wrong; what went wrong stands in the log, which knows the trace. */
  end(result?: { readonly attributes?: SpanAttributes; readonly failed?: boolean; readonly at?: Date }): void;
}
