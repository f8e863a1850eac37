import type { TraceContext } from '@waymark/contracts-core';

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

export type SpanAttributes = Readonly<Record<string, string | number>>;

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
