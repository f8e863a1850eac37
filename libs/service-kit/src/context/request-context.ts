import { AsyncLocalStorage } from 'node:async_hooks';
import { readTraceparent } from '@waymark/contracts-core';

export interface RequestContext {
  readonly correlationId: string;
  /** When the caller gives up, on the clock of `performance.now()`; null = no deadline was sent. */
  readonly deadlineAt: number | null;
  /** What this work is recorded as, to be handed on; absent when it is not recorded. */
  readonly traceparent?: string;
  /** Sets a header of the answer, whatever becomes of it; absent outside of requests. */
  readonly tell?: (name: string, value: string) => void;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Correlation id of the request or event in hand, or null outside of one. */
export function currentCorrelationId(): string | null {
  return requestContext.getStore()?.correlationId ?? null;
}

/** Milliseconds until the caller gives up (may be negative), or null when nobody said. */
export function remainingMs(): number | null {
  const deadlineAt = requestContext.getStore()?.deadlineAt ?? null;
  return deadlineAt === null ? null : deadlineAt - performance.now();
}

/** Sets a header of the answer to the request in hand, a problem's too; nothing outside of one. */
export function tellHeader(name: string, value: string): void {
  requestContext.getStore()?.tell?.(name, value);
}

/** For log lines: the trace in which the same work is recorded. */
export function traceIdOf(context: RequestContext | undefined): string | undefined {
  return context?.traceparent === undefined ? undefined : readTraceparent(context.traceparent)?.traceId;
}

/** The `traceparent` of the request or event in hand, or null when nobody records it. */
export function currentTraceparent(): string | null {
  return requestContext.getStore()?.traceparent ?? null;
}
