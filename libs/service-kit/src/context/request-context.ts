import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestContext {
  readonly correlationId: string;
  /** When the caller gives up, on the clock of `performance.now()`; null = no deadline was sent. */
  readonly deadlineAt: number | null;
  /** What this work is recorded as, to be handed on; absent when it is not recorded. */
  readonly traceparent?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
