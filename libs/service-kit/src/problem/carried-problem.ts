import { ProblemException } from './problem-exception';

/** Prisma keeps an unknown error's message, code and `meta`, and throws the rest away: a problem travels in `meta`. */
export function carryProblem(error: unknown): unknown {
  if (!(error instanceof ProblemException)) return error;
  return Object.assign(new Error(error.message), { code: error.code, meta: { problem: error } });
}

/** The problem that this error is or carries; null when it is none. */
export function carriedProblem(error: unknown): ProblemException | null {
  if (error instanceof ProblemException) return error;
  const { meta } = (error ?? {}) as { meta?: { problem?: unknown } };
  return meta?.problem instanceof ProblemException ? meta.problem : null;
}
