import { REVIEWS_PROBLEMS } from '@waymark/contracts-reviews';
import { ProblemException, type ProblemOptions } from '@waymark/service-kit';

/** Builds a problem of this service from its code. */
export function problem(code: keyof typeof REVIEWS_PROBLEMS, options?: ProblemOptions): ProblemException {
  return new ProblemException(code, REVIEWS_PROBLEMS[code], options);
}
