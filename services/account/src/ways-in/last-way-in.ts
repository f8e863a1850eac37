import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';

/** 409: without this one nobody could sign in to the account. */
export function lastWayIn(): ProblemException {
  return new ProblemException('auth.last-way-in', ACCOUNT_PROBLEMS['auth.last-way-in']);
}
