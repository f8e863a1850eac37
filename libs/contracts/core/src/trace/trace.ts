const AREA = /^\/api\/([a-z][a-z-]{0,39})(?=\/|$)/;

/** The word after `/api/`, the same for every address of its kind: what follows can name a person. */
export function apiArea(path: string): string | null {
  return AREA.exec(path)?.[1] ?? null;
}

/** Most spans in one post. Apart from the schema, which a page need not carry. */
export const BROWSER_SPANS_LIMIT = 20;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NOTHING = /^0+$/;

/** The value of a `traceparent` header -> its trace; null when it is not one, or when that trace is not recorded. */
export function readTraceparent(value: unknown): TraceContext | null {
  const [, traceId = '', spanId = '', flags = ''] = (typeof value === 'string' && TRACEPARENT.exec(value)) || [];
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  const isRecorded = (Number.parseInt(flags, 16) & 1) === 1;
  return isRecorded ? { traceId, spanId } : null;
}

/** Where a piece of work stands in a trace (W3C Trace Context): which trace, and under which span. */
export interface TraceContext {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
}

/** The `traceparent` header of a trace that is recorded. */
export function traceparentOf({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`;
}
