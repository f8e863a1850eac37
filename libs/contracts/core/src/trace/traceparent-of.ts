import type { TraceContext } from './trace-context';

/** The `traceparent` header of a trace that is recorded. */
export function traceparentOf({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`;
}
