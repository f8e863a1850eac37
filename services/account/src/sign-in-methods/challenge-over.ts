import { ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../support/account-problem';

/** 401: what was begun is too old, was used, or had its tries. */
export function challengeOver(): ProblemException {
  return accountProblem('auth.challenge-over');
}
