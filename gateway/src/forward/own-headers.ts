import { HEADERS } from '@waymark/contracts-core';
import type { EdgeRequest } from '../request/edge-request';

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
