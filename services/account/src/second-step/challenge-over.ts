import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';

/** 401: what was begun is too old, was used, or had its tries. */
export function challengeOver(): ProblemException {
  return new ProblemException('auth.challenge-over', ACCOUNT_PROBLEMS['auth.challenge-over']);
}
