import { ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../account-problem';

/** Returns a 429 with Retry-After. */
export function tooManyTries(retryAfterSeconds: number): ProblemException {
  return accountProblem('auth.too-many-tries', { retryAfterSeconds });
}
