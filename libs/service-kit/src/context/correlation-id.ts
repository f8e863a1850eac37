import { requestContext } from './request-context';

/** Correlation id of the request or event in hand, or null outside of one. */
export function currentCorrelationId(): string | null {
  return requestContext.getStore()?.correlationId ?? null;
}
