import { MAPS_PROBLEMS } from '@waymark/contracts-maps';
import { ProblemException, type ProblemOptions } from '@waymark/service-kit';

/** Returns a problem of this slice by its code. */
export function problem(code: keyof typeof MAPS_PROBLEMS, options?: ProblemOptions): ProblemException {
  return new ProblemException(code, MAPS_PROBLEMS[code], options);
}
