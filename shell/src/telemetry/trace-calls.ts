import { apiArea, type BrowserSpan, traceparentOf } from '@waymark/contracts-core';
import type { Host } from '@waymark/mfe-kit';
import type { RecordedCall } from './telemetry';

/** Traces every API call of a page; the gateway and the services continue the trace. */
export function traceCalls(record: (call: RecordedCall) => void): NonNullable<Host['trace']> {
  return (method, path) => {
    const area = apiArea(path.split('?', 1)[0] ?? '');
    if (area === null) return undefined;
    const startedAt = performance.now();
    const ids = { traceId: randomHex(16), spanId: randomHex(8) };
    return {
      traceparent: traceparentOf(ids),
      end: (status) =>
        record({
          ...ids,
          method: method as BrowserSpan['method'],
          area,
          status,
          startedAt,
          ms: Math.round(performance.now() - startedAt),
        }),
    };
  };
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
