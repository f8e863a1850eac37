import { carriedProblem } from '../problem/problem-exception';

/** Whether the same event can succeed later without a change: a peer or the database does not answer now. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TransientError) return true;
  const status = carriedProblem(error)?.status;
  return status === 503 || status === 504;
}

/** A consumer's "not now" (a peer is down): the event comes again later and is never parked for it. */
export class TransientError extends Error {
  override readonly name = 'TransientError';
}
