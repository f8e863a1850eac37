import { ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../account-problem';

/** 429 that says when to come back. */
export function tooManyTries(retryAfterSeconds: number): ProblemException {
  return accountProblem('auth.too-many-tries', { retryAfterSeconds });
}
