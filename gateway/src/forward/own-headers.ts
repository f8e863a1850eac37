import { HEADERS } from '@waymark/contracts-core';
import type { EdgeRequest } from '../edge/edge-request';

/** What the gateway itself says to a service about a request. */
export function ownHeaders(request: EdgeRequest, identity: string | null, deadline: string): Record<string, string> {
  const headers: Record<string, string> = {
    [HEADERS.correlationId]: request.correlationId,
    [HEADERS.deadline]: deadline,
    'x-forwarded-for': request.clientAddress,
  };
  if (identity) headers[HEADERS.identity] = identity;
  return headers;
}
