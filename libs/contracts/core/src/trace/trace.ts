const AREA = /^\/api\/([a-z][a-z-]{0,39})(?=\/|$)/;

/**
 * Returns the path segment after `/api/`, which is the same for all similar URLs. The rest of the path can identify a
 * person.
 */
export function apiArea(path: string): string | null {
  return AREA.exec(path)?.[1] ?? null;
}

/** Maximum number of spans per request. Separate from the schema, so that pages need not load it. */
export const BROWSER_SPANS_LIMIT = 20;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NOTHING = /^0+$/;

/** Parses a `traceparent` header. Returns null when it is invalid, or when its trace is not recorded. */
export function readTraceparent(value: unknown): TraceContext | null {
  const [, traceId = '', spanId = '', flags = ''] = (typeof value === 'string' && TRACEPARENT.exec(value)) || [];
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  const isRecorded = (Number.parseInt(flags, 16) & 1) === 1;
  return isRecorded ? { traceId, spanId } : null;
}

/** The position of an operation in a trace (W3C Trace Context): the trace and the parent span. */
export interface TraceContext {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
}

/** Returns the `traceparent` header for a recorded trace. */
export function traceparentOf({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`;
}
