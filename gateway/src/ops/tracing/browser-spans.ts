import { apiArea, type BrowserSpan, type ServiceManifest } from '@waymark/contracts-core';
import type { Tracer } from '@waymark/service-kit/tracing/tracing';
import { TraceBudget } from './trace-budget';

const PER_SECOND = 50;

/** Hands on what browsers saw of their calls, as the roots of the traces that go on in the gateway. */
export class BrowserSpans {
  private readonly budget = new TraceBudget(PER_SECOND);

  constructor(
    private readonly tracer: Tracer,
    /** Of the services that are live. */
    private readonly manifests: () => readonly ServiceManifest[],
  ) {}

  record(spans: readonly BrowserSpan[], now = Date.now()): void {
    const areas = new Set(this.manifests().flatMap(({ prefixes }) => prefixes.map(apiArea)));
    for (const { traceId, spanId, method, area, status, agoMs, ms } of spans) {
      // A made-up word would become a name of its own in every list of spans.
      if (!areas.has(area) || !this.budget.take()) continue;
      const route = `/api/${area}`;
      const span = this.tracer.begin({
        name: `${method} ${route}`,
        kind: 'client',
        attributes: { 'http.request.method': method, 'url.template': route, 'http.response.status_code': status },
        startedAt: new Date(now - agoMs),
        ids: { traceId, spanId },
      });
      span.end({ at: new Date(now - agoMs + ms), failed: status === 0 || status >= 500 });
    }
  }
}
