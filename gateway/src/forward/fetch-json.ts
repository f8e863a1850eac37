import { probe, type JsonAnswer } from './probe';
import type { Upstream } from './upstream';

/** A small read of the gateway's own on the way of a request; throws after `timeoutMs`. Its breaker counts it. */
export async function fetchJson(
  upstream: Upstream,
  path: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<JsonAnswer> {
  try {
    const answer = await probe(upstream, path, timeoutMs, headers);
    upstream.breaker.succeeded();
    return answer;
  } catch (error) {
    upstream.breaker.failed();
    throw error;
  }
}
