import { carriedProblem } from '../problem/problem-exception';

/** Checks whether the same event may succeed later because a peer or the database is only temporarily unavailable. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TransientError) return true;
  const status = carriedProblem(error)?.status;
  return status === 503 || status === 504;
}

/** Thrown by a consumer while a peer is down: the event is retried later and never parked for it. */
export class TransientError extends Error {
  override readonly name = 'TransientError';
}
