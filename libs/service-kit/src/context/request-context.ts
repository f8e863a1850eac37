import { AsyncLocalStorage } from 'node:async_hooks';
import { readTraceparent } from '@waymark/contracts-core';

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
