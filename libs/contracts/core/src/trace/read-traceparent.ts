import type { TraceContext } from './traceparent-of';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NOTHING = /^0+$/;

/** The value of a `traceparent` header -> its trace; null when it is not one, or when that trace is not recorded. */
export function readTraceparent(value: unknown): TraceContext | null {
  const [, traceId = '', spanId = '', flags = ''] = (typeof value === 'string' && TRACEPARENT.exec(value)) || [];
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  const isRecorded = (Number.parseInt(flags, 16) & 1) === 1;
  return isRecorded ? { traceId, spanId } : null;
}
