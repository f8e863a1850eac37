import { REVIEWS_PROBLEMS } from '@waymark/contracts-reviews';
import { ProblemException } from '@waymark/service-kit';

/** A problem of this slice by its code. */
export function problem(code: keyof typeof REVIEWS_PROBLEMS): ProblemException {
  return new ProblemException(code, REVIEWS_PROBLEMS[code]);
}
