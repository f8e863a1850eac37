import { apiArea, type BrowserSpan, type ServiceManifest } from '@waymark/contracts-core';
import { openTracing } from '@waymark/service-kit/tracing/open-tracing';
import type { Tracer } from '@waymark/service-kit/tracing/tracing';
import type { GatewayConfig } from '../../config/gateway-config';
import type { Upstreams } from '../../forward/upstreams';
import { ApiTraces } from './api-traces';
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

/** `?trace=1` records this very page, for whoever looks into it; nothing in production. */
const ASKED_FOR = /[?&]trace=1(?:&|$)/;

export interface GatewayTraces {
  readonly api: ApiTraces;
  readonly browser: BrowserSpans;
  /** Whether a page that is loaded now records its calls. */
  readonly takesPage: (search: string) => boolean;
  close(): Promise<void>;
}

/** Everything that the gateway records, for itself and for browsers; null where there is no collector. */
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
