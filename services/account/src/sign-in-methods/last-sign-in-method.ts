import { ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../support/account-problem';

/** 409: without this one nobody could sign in to the account. */
export function lastSignInMethod(): ProblemException {
  return accountProblem('auth.last-way-in');
}
