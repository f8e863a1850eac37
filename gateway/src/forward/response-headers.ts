import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { HOP_BY_HOP, namedByConnection } from './request-headers';

const NOT_TOLD: ReadonlySet<string> = new Set(['server', 'x-powered-by']);

/** Returns a service's headers for the client, merged into `base`. A response without cache headers is not cached. */
export function responseHeaders(
  answered: IncomingHttpHeaders,
  base: Readonly<Record<string, string>> = {},
): OutgoingHttpHeaders {
  const dropped = namedByConnection(answered.connection);
  const headers: OutgoingHttpHeaders = { ...base, 'cache-control': 'no-store' };
  for (const name in answered) {
    if (HOP_BY_HOP.has(name) || NOT_TOLD.has(name) || dropped.has(name)) continue;
    headers[name] = answered[name];
  }
  return headers;
}
