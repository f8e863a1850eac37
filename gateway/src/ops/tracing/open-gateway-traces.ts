import { apiArea, type BrowserSpan, type ServiceManifest } from '@waymark/contracts-core';
import { openTracing } from '@waymark/service-kit/tracing/open-tracing';
import type { Tracer } from '@waymark/service-kit/tracing/tracing';
import type { GatewayConfig } from '../../config';
import type { Upstreams } from '../../forward/upstreams';
import { ApiTraces, TraceBudget } from './api-traces';

const PER_SECOND = 50;

/** Exports browsers' spans of their API calls; they are the roots of traces that continue in the gateway. */
export class BrowserSpans {
  private readonly budget = new TraceBudget(PER_SECOND);

  constructor(
    private readonly tracer: Tracer,
    /** Returns the manifests of the live services. */
    private readonly manifests: () => readonly ServiceManifest[],
  ) {}

  record(spans: readonly BrowserSpan[], now = Date.now()): void {
    const areas = new Set(this.manifests().flatMap(({ prefixes }) => prefixes.map(apiArea)));
    for (const { traceId, spanId, method, area, status, agoMs, ms } of spans) {
      // An invented area would create a new name in every list of spans.
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

/** `?trace=1` traces this page load, for debugging; it has no effect in production. */
const ASKED_FOR = /[?&]trace=1(?:&|$)/;

export interface GatewayTraces {
  readonly api: ApiTraces;
  readonly browser: BrowserSpans;
  /** Whether a page load with this query string traces its API calls. */
  readonly takesPage: (search: string) => boolean;
  close(): Promise<void>;
}

/** Sets up tracing for the gateway and for browsers; returns null when no collector is configured. */
export async function openGatewayTraces(
  {
    MODE,
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_TRACES_SAMPLER_ARG: share,
  }: Pick<GatewayConfig, 'MODE' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
  upstreams: Upstreams,
  manifests: () => readonly ServiceManifest[],
): Promise<GatewayTraces | null> {
  const tracing = await openTracing(OTEL_EXPORTER_OTLP_ENDPOINT);
  if (!tracing) return null;
  return {
    api: new ApiTraces(tracing.tracer('gateway'), share, upstreams),
    browser: new BrowserSpans(tracing.tracer('browser'), manifests),
    takesPage: (search) => Math.random() < share || (MODE !== 'production' && ASKED_FOR.test(search)),
    close: () => tracing.close(),
  };
}
