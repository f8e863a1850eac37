import type { Tracing } from './tracing';

/**
 * Sends spans to an OpenTelemetry collector (OTLP over HTTP, JSON).
 * Null without an address: then the SDK is not even loaded.
 */
export async function openTracing(endpoint: string | undefined): Promise<Tracing | null> {
  if (!endpoint) return null;
  const { OtlpTracing } = await import('./otlp-tracing');
  return new OtlpTracing(endpoint);
}
