import { randomUUID } from 'node:crypto';
import { HEADERS } from '@waymark/contracts-core';
import type { RequestContext } from './request-context';

const CORRELATION_ID = /^[\w.-]{8,64}$/;
const MAX_DEADLINE_MS = 60_000;

/**
 * Returns the context from a request's headers. `waitedMs`: time that the request may have waited in its socket, which
 * counts against the deadline. A malformed correlation ID is replaced, to keep unsafe text out of the logs.
 */
export function readContext(headers: Record<string, string | string[] | undefined>, waitedMs = 0): RequestContext {
  const sent = headers[HEADERS.correlationId];
  const deadline = headers[HEADERS.deadline];
  const hasDeadline = typeof deadline === 'string' && /^\d{1,6}$/.test(deadline);
  return {
    correlationId: typeof sent === 'string' && CORRELATION_ID.test(sent) ? sent : randomUUID(),
    deadlineAt: hasDeadline ? performance.now() - waitedMs + Math.min(Number(deadline), MAX_DEADLINE_MS) : null,
  };
}
