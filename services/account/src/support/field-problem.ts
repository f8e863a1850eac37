import { coreProblem, type ProblemException } from '@waymark/service-kit';

/** 422 on one field of a form. */
export function fieldProblem(field: string, message: string): ProblemException {
  return coreProblem('request.invalid', { fieldErrors: { [field]: message } });
}
