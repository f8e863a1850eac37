import { carriedProblem } from '../problem/carried-problem';
import { TransientError } from './transient-error';

/** Whether the same event can succeed later without a change: a peer or the database does not answer now. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TransientError) return true;
  const status = carriedProblem(error)?.status;
  return status === 503 || status === 504;
}
