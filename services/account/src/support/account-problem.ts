import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException, coreProblem } from '@waymark/service-kit';

/** 422 on one field of a form. */
export function fieldProblem(field: string, message: string): ProblemException {
  return coreProblem('request.invalid', { fieldErrors: { [field]: message } });
}

type Options = ConstructorParameters<typeof ProblemException>[2];

/** A problem of this slice, with the status and words of the contract. */
export function accountProblem(code: keyof typeof ACCOUNT_PROBLEMS, options?: Options): ProblemException {
  return new ProblemException(code, ACCOUNT_PROBLEMS[code], options);
}
