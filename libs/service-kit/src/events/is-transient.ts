import { ProblemException } from '../problem/problem-exception';
import { TransientError } from './transient-error';

/** Whether the same event can succeed later without a change: a peer or the database does not answer now. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TransientError) return true;
  return error instanceof ProblemException && (error.status === 503 || error.status === 504);
}
