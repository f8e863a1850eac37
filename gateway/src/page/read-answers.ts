import type { ApiAnswer } from '@waymark/contracts-core';
import { isCleanPath } from '../request/edge-request';
import type { Upstreams } from '../forward/upstreams';

const TIMEOUT_MS = 400;
/** Response headers that pages read. */
const HEADERS = /^(?:content-type|link|x-.*)$/;
const NOT_OF_THE_ANSWER = 'x-correlation-id';

/** Returns services' responses to a visitor, by path. Leaves out failed responses. */
export async function readAnswers(upstreams: Upstreams, paths: readonly string[]): Promise<Record<string, ApiAnswer>> {
  const read = await Promise.all(paths.map(async (path) => [path, await answerOf(upstreams, path)] as const));
  return Object.fromEntries(read.filter((entry): entry is [string, ApiAnswer] => entry[1] !== null));
}

async function answerOf(upstreams: Upstreams, path: string): Promise<ApiAnswer | null> {
  const [pathname = ''] = path.split('?');
  const upstream = isCleanPath(pathname) ? upstreams.byPath(pathname)?.pick() : undefined;
  if (!upstream) return null;
  try {
    const { statusCode, headers, body } = await upstream.pool.request({
      method: 'GET',
      path,
      headers: { accept: 'application/json', 'x-deadline-ms': String(TIMEOUT_MS) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await body.text();
    upstream.breaker.succeeded();
    const kept = Object.entries(headers).filter(([name]) => HEADERS.test(name) && name !== NOT_OF_THE_ANSWER);
    return statusCode === 200
      ? {
          status: statusCode,
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: text,
        }
      : null;
  } catch {
    upstream.breaker.failed();
    return null;
  }
}
