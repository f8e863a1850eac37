import { requestContext } from './request-context';

/** Milliseconds until the caller gives up (may be negative), or null when nobody said. */
export function remainingMs(): number | null {
  const deadlineAt = requestContext.getStore()?.deadlineAt ?? null;
  return deadlineAt === null ? null : deadlineAt - performance.now();
}
