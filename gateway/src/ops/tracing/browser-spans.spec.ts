import type { BrowserSpan } from '@waymark/contracts-core';
import type { SpanStart } from '@waymark/service-kit/tracing/tracing';
import { BrowserSpans } from './open-gateway-traces';

const SPAN: BrowserSpan = {
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  method: 'POST',
  area: 'reviews',
  status: 200,
  agoMs: 5_000,
  ms: 120,
};
const NOW = 1_800_000_000_000;

function recorded(spans: readonly BrowserSpan[]) {
  const begun: SpanStart[] = [];
  const ended: unknown[] = [];
  const tracer = {
    begin(span: SpanStart) {
      begun.push(span);
      return { traceparent: '', end: (result: unknown) => void ended.push(result) };
    },
    follow: () => null,
  };
  new BrowserSpans(tracer, () => [
    { name: 'reviews', apiVersion: '1', prefixes: ['/api/venues', '/api/reviews'] },
  ]).record(spans, NOW);
  return { begun, ended };
}

describe('what a browser saw of its calls', () => {
  it('keeps the ids that the rest of the trace hangs on, and its times by our clock', () => {
    const { begun, ended } = recorded([SPAN]);
    expect(begun).toMatchObject([
      {
        name: 'POST /api/reviews',
        startedAt: new Date(NOW - 5_000),
        ids: { traceId: SPAN.traceId, spanId: SPAN.spanId },
      },
    ]);
    expect(ended).toEqual([{ at: new Date(NOW - 4_880), failed: false }]);
  });

  it('failed when no answer came or ours was an error, not when the person’s was', () => {
    const { ended } = recorded([0, 503, 404].map((status) => ({ ...SPAN, status })));
    expect(ended).toMatchObject([{ failed: true }, { failed: true }, { failed: false }]);
  });

  it('is left out where the address is made up', () => {
    expect(recorded([{ ...SPAN, area: 'ann-example' }]).begun).toEqual([]);
  });
});
