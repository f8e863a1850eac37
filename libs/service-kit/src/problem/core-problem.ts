import { CORE_PROBLEMS, type CoreProblemCode } from '@waymark/contracts-core';
import { ProblemException, type ProblemOptions } from './problem-exception';

/** A problem that every slice shares, by its code. */
export function coreProblem(code: CoreProblemCode, options?: ProblemOptions): ProblemException {
  return new ProblemException(code, CORE_PROBLEMS[code], options);
}
