import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Dispatcher, Pool } from 'undici';
import type { Answer, HostileRequest } from '../requests/hostile-request';

/** Longer than any timeout of the gateway. */
const PATIENCE_MS = 15_000;

/** Sends a request and returns the whole response. */
export async function sendRequest(pool: Pool, request: HostileRequest, cookie: string): Promise<Answer> {
  const headers = cookie && !('cookie' in request.headers) ? { ...request.headers, cookie } : request.headers;
  try {
    const answer = await pool.request({
      path: request.path,
      method: request.method as Dispatcher.HttpMethod,
      headers,
      body: request.body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const told = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
    return {
      status: answer.statusCode,
      headers: told,
      body: decoded(Buffer.from(await answer.body.arrayBuffer()), told['content-encoding']),
    };
  } catch (error) {
    return { status: 0, headers: {}, body: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
