import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { HEADERS } from '@waymark/contracts-core';
import type { EdgeRequest } from '../request/edge-request';

/** Headers of a single connection (RFC 9110, 7.6.1), which are never forwarded. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Names that the Connection header adds to the list. */
function namedByConnection(connection: string | string[] | undefined): ReadonlySet<string> {
  if (!connection) return NONE;
  return new Set(
    String(connection)
      .toLowerCase()
      .split(/\s*,\s*/),
  );
}

const NONE: ReadonlySet<string> = new Set();
/** Headers that only the gateway may set. It handles `expect` and `content-length` here; the pool sets `host`. */
const OURS: ReadonlySet<string> = new Set([
  HEADERS.identity,
  HEADERS.session,
  HEADERS.deadline,
  HEADERS.correlationId,
  // The gateway checks this header itself.
  HEADERS.pageMember,
  // The gateway decides what is traced, so it drops trace IDs from outside.
  HEADERS.traceparent,
  'tracestate',
  'baggage',
  'x-user-id',
  'x-real-ip',
  'forwarded',
  'host',
  'expect',
  'content-length',
]);

/**
 * Returns the client's headers without those it may not set. The gateway's headers are added last, and no Connection
 * header removes them.
 */
export function requestHeaders(
  sent: IncomingHttpHeaders,
  own: Record<string, string>,
): Record<string, string | string[]> {
  const dropped = namedByConnection(sent.connection);
  const headers: Record<string, string | string[]> = {};
  for (const name in sent) {
    const value = sent[name];
    if (value === undefined || OURS.has(name) || HOP_BY_HOP.has(name) || dropped.has(name)) continue;
    if (name.startsWith('x-forwarded-')) continue;
    headers[name] = value;
  }
  return Object.assign(headers, own);
}

/** The caller: a signed identity, `unknown` when the lookup failed, or null for a visitor. */
export type Asking = { identity: string } | 'unknown' | null;

/** Returns the headers that the gateway adds for a service. Without a deadline, the service uses its own time limit. */
export function ownHeaders(request: EdgeRequest, asking: Asking, deadline: string | null): Record<string, string> {
  const headers: Record<string, string> = {
    [HEADERS.correlationId]: request.correlationId,
    'x-forwarded-for': request.clientAddress,
  };
  if (request.span) headers[HEADERS.traceparent] = request.span.traceparent;
  if (deadline) headers[HEADERS.deadline] = deadline;
  if (asking === 'unknown') headers[HEADERS.session] = asking;
  else if (asking) headers[HEADERS.identity] = asking.identity;
  return headers;
}

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
