import type { Upstream } from './upstream';

/** A small read of the gateway's own; throws after `timeoutMs`. */
export async function fetchJson(
  upstream: Upstream,
  path: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await upstream.pool.request({
      method: 'GET',
      path,
      headers: { accept: 'application/json', 'x-deadline-ms': String(timeoutMs), ...headers },
      // undici's own timers are coarse: a limit of 500 ms was seen to take 1,007.
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.body.text();
    upstream.breaker.succeeded();
    return { status: answer.statusCode, body: text ? JSON.parse(text) : null };
  } catch (error) {
    upstream.breaker.failed();
    throw error;
  }
}
