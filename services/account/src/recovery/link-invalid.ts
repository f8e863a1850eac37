import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';

/** One answer for a token that is unknown, used, too old, cut short or meant for something else. */
export function linkInvalid(): ProblemException {
  return new ProblemException('auth.link-invalid', ACCOUNT_PROBLEMS['auth.link-invalid']);
}
