import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';

/** 401 without a reason: whether a passkey is unknown, its owner suspended or its signature wrong is nobody's business. */
export function passkeyRefused(): ProblemException {
  return new ProblemException('auth.passkey-refused', ACCOUNT_PROBLEMS['auth.passkey-refused']);
}
