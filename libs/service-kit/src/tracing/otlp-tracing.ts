import { setTimeout as pause } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { GivenIds } from './given-ids';
import { OtlpTracer } from './otlp-tracer';
import type { Tracing, Tracer } from './tracing';

const SEND_EVERY_MS = 1_000;
const SEND_LIMIT_MS = 2_000;

/** One queue to the collector. A collector that is away costs the spans, never a request: a full queue drops. */
export class OtlpTracing implements Tracing {
  private readonly processor: BatchSpanProcessor;

  constructor(endpoint: string) {
    const exporter = new OTLPTraceExporter({
      url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
      timeoutMillis: SEND_LIMIT_MS,
    });
    this.processor = new BatchSpanProcessor({
      exporter,
      scheduledDelayMillis: SEND_EVERY_MS,
      exportTimeoutMillis: SEND_LIMIT_MS,
    });
  }

  tracer(service: string): Tracer {
    const ids = new GivenIds();
    // Who is recorded has been decided before a span begins, by the gateway alone.
    const provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'waymark' }),
      sampler: new AlwaysOnSampler(),
      idGenerator: ids,
      spanProcessors: [this.processor],
    });
    return new OtlpTracer(provider.getTracer('waymark'), ids);
  }

  async close(): Promise<void> {
    const late = new AbortController();
    await Promise.race([
      this.processor.shutdown().catch(() => undefined),
      pause(SEND_LIMIT_MS, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
  }
}
