import { ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../support/account-problem';

/** Returns the problem for a person who has proved that the suspended account is theirs; nobody else may see it. */
export function suspendedProblem(reason: string | null): ProblemException {
  const why = reason ? ` The reason: ${reason}` : '';
  return accountProblem('auth.suspended', {
    detail: `Your account is suspended.${why} If you think that this is a mistake, you can appeal. The Contact page says how to reach us.`,
  });
}
