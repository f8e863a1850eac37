import type { Tracing } from './tracing';

/**
 * Creates an exporter of spans to an OpenTelemetry collector (OTLP over HTTP, JSON). Returns null without an address;
 * the SDK is then not even loaded.
 */
export async function openTracing(endpoint: string | undefined): Promise<Tracing | null> {
  if (!endpoint) return null;
  const { OtlpTracing } = await import('./otlp-tracing');
  return new OtlpTracing(endpoint);
}
