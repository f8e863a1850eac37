import type { IncomingHttpHeaders } from 'node:http';
import { HEADERS } from '@waymark/contracts-core';
import type { EdgeRequest } from '../request/edge-request';

/** Headers that belong to one connection (RFC 9110, 7.6.1) and never travel on. */
export const HOP_BY_HOP: ReadonlySet<string> = new Set([
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
export function namedByConnection(connection: string | string[] | undefined): ReadonlySet<string> {
  if (!connection) return NONE;
  return new Set(
    String(connection)
      .toLowerCase()
      .split(/\s*,\s*/),
  );
}

const NONE: ReadonlySet<string> = new Set();
/** What only the gateway may say. `expect` and `content-length` are settled here, `host` by the pool. */
const OURS: ReadonlySet<string> = new Set([
  HEADERS.identity,
  HEADERS.session,
  HEADERS.deadline,
  HEADERS.correlationId,
  // Answered for at this door.
  HEADERS.pageMember,
  // What is recorded is decided here: a stranger's trace ends at this door.
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

/** The client's headers without those it may not set; ours come on top and no Connection header removes them. */
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

/** Who asks: a signed identity, `unknown` when that could not be found out, null for a visitor. */
export type Asking = { identity: string } | 'unknown' | null;

/** What the gateway itself says to a service about a request; without a deadline it takes its own time. */
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
