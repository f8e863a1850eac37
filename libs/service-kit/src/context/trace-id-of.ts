import { readTraceparent } from '@waymark/contracts-core';
import type { RequestContext } from './request-context';

/** For log lines: the trace in which the same work is recorded. */
export function traceIdOf(context: RequestContext | undefined): string | undefined {
  return context?.traceparent === undefined ? undefined : readTraceparent(context.traceparent)?.traceId;
}
