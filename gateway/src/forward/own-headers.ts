import { HEADERS } from '@waymark/contracts-core';
import type { EdgeRequest } from '../edge/edge-request';

/** What the gateway itself says to a service about a request; without a deadline it takes its own time. */
export function ownHeaders(request: EdgeRequest, identity: string | null, deadline: string | null): Record<string, string> {
  const headers: Record<string, string> = {
    [HEADERS.correlationId]: request.correlationId,
    'x-forwarded-for': request.clientAddress,
  };
  if (request.span) headers[HEADERS.traceparent] = request.span.traceparent;
  if (deadline) headers[HEADERS.deadline] = deadline;
  if (identity) headers[HEADERS.identity] = identity;
  return headers;
}
