import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { HEADERS, readTraceparent } from '@waymark/contracts-core';

export interface RequestContext {
  readonly correlationId: string;
  /** The caller's deadline on the clock of `performance.now()`; null when none was sent. */
  readonly deadlineAt: number | null;
  /** The trace of this work, passed on to other services; absent when it is not traced. */
  readonly traceparent?: string;
  /** Sets a header of the response, successful or not; absent outside of requests. */
  readonly tell?: (name: string, value: string) => void;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Returns the correlation ID of the current request or event, or null outside of one. */
export function currentCorrelationId(): string | null {
  return requestContext.getStore()?.correlationId ?? null;
}

/** Returns the milliseconds until the caller's deadline (may be negative), or null without a deadline. */
export function remainingMs(): number | null {
  const deadlineAt = requestContext.getStore()?.deadlineAt ?? null;
  return deadlineAt === null ? null : deadlineAt - performance.now();
}

/** Sets a header of the current response, also of a problem; does nothing outside of a request. */
export function tellHeader(name: string, value: string): void {
  requestContext.getStore()?.tell?.(name, value);
}

/** Returns the ID of the current trace, for log lines. */
export function traceIdOf(context: RequestContext | undefined): string | undefined {
  return context?.traceparent === undefined ? undefined : readTraceparent(context.traceparent)?.traceId;
}

/** Returns the `traceparent` of the current request or event, or null when it is not traced. */
export function currentTraceparent(): string | null {
  return requestContext.getStore()?.traceparent ?? null;
}

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
