import { ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../../support/account-problem';

/** 401 without a reason: whether a passkey is unknown, its owner suspended or its signature wrong is nobody's business. */
export function passkeyRefused(): ProblemException {
  return accountProblem('auth.passkey-refused');
}
