import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { HOP_BY_HOP, namedByConnection } from './request-headers';

const NOT_TOLD: ReadonlySet<string> = new Set(['server', 'x-powered-by']);

/** A service's headers as the client gets them, on top of `base`. What says nothing about caching is not cached. */
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
