import { COMMUNITY_PROBLEMS } from '@waymark/contracts-community';
import { ProblemException, type ProblemOptions } from '@waymark/service-kit';

/** Builds a problem of this service from its code. */
export function problem(code: keyof typeof COMMUNITY_PROBLEMS, options?: ProblemOptions): ProblemException {
  return new ProblemException(code, COMMUNITY_PROBLEMS[code], options);
}
