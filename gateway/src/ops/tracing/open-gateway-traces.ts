import type { ServiceManifest } from '@waymark/contracts-core';
import { openTracing } from '@waymark/service-kit/tracing/open-tracing';
import type { GatewayConfig } from '../../config/gateway-config';
import type { Upstreams } from '../../forward/upstreams';
import { ApiTraces } from './api-traces';
import { BrowserSpans } from './browser-spans';

export interface GatewayTraces {
  readonly api: ApiTraces;
  readonly browser: BrowserSpans;
  /** Whether a page that is loaded now records its calls. */
  readonly takesPage: () => boolean;
  close(): Promise<void>;
}

/** Everything that the gateway records, for itself and for browsers; null where there is no collector. */
export async function openGatewayTraces(
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: share }: Pick<GatewayConfig, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
  upstreams: Upstreams,
  manifests: () => readonly ServiceManifest[],
): Promise<GatewayTraces | null> {
  const tracing = await openTracing(OTEL_EXPORTER_OTLP_ENDPOINT);
  if (!tracing) return null;
  return {
    api: new ApiTraces(tracing.tracer('gateway'), share, upstreams),
    browser: new BrowserSpans(tracing.tracer('browser'), manifests),
    takesPage: () => Math.random() < share,
    close: () => tracing.close(),
  };
}
