import { requestContext } from './request-context';

/** The `traceparent` of the request or event in hand, or null when nobody records it. */
export function currentTraceparent(): string | null {
  return requestContext.getStore()?.traceparent ?? null;
}
