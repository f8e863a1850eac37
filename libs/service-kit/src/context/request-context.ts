import { AsyncLocalStorage } from 'node:async_hooks';

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
