import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';

type PrivacyCode = Extract<keyof typeof ACCOUNT_PROBLEMS, `privacy.${string}`>;

export function privacyProblem(code: PrivacyCode, retryAfterSeconds?: number): ProblemException {
  return new ProblemException(code, ACCOUNT_PROBLEMS[code], retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
