import type { ServiceManifest } from '@waymark/contracts-core';
import { openTracing } from '@waymark/service-kit/tracing/open-tracing';
import type { GatewayConfig } from '../../config/gateway-config';
import type { Upstreams } from '../../forward/upstreams';
import { ApiTraces } from './api-traces';
import { BrowserSpans } from './browser-spans';

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
