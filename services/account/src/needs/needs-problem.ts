import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';

export function needsProblem(code: 'preferences.none-yet' | 'preferences.saved-already'): ProblemException {
  return new ProblemException(code, ACCOUNT_PROBLEMS[code]);
}
