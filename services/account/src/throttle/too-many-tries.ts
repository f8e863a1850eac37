import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';

/** 429 that says when to come back. */
export function tooManyTries(retryAfterSeconds: number): ProblemException {
  return new ProblemException('auth.too-many-tries', ACCOUNT_PROBLEMS['auth.too-many-tries'], { retryAfterSeconds });
}
