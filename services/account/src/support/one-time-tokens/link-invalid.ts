import { ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../account-problem';

/** One answer for a token that is unknown, used, too old, cut short or meant for something else. */
export function linkInvalid(): ProblemException {
  return accountProblem('auth.link-invalid');
}
