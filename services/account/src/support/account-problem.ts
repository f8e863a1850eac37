import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException, coreProblem } from '@waymark/service-kit';

/** Returns a 422 for one form field. */
export function fieldProblem(field: string, message: string): ProblemException {
  return coreProblem('request.invalid', { fieldErrors: { [field]: message } });
}

type Options = ConstructorParameters<typeof ProblemException>[2];

/** Returns a problem of this slice, with status and text from the contract. */
export function accountProblem(code: keyof typeof ACCOUNT_PROBLEMS, options?: Options): ProblemException {
  return new ProblemException(code, ACCOUNT_PROBLEMS[code], options);
}
