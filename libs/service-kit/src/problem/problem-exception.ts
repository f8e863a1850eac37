import { CORE_PROBLEMS, type CoreProblemCode, withWait } from '@waymark/contracts-core';

/** By then, account has usually responded to the gateway, which caches that response for the next request. */
const RETRY_AFTER_SECONDS = 1;

/** The problem for a session that cannot be verified: a possible member must not get a visitor's response. */
export const sessionUnknown = (): ProblemException =>
  coreProblem('auth.unknown', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Prisma keeps only an unknown error's message, code and `meta`, so `meta` carries the problem. */
export function carryProblem(error: unknown): unknown {
  if (!(error instanceof ProblemException)) return error;
  return Object.assign(new Error(error.message), { code: error.code, meta: { problem: error } });
}

/** Returns the problem that this error is or carries, or null. */
export function carriedProblem(error: unknown): ProblemException | null {
  if (error instanceof ProblemException) return error;
  const { meta } = (error ?? {}) as { meta?: { problem?: unknown } };
  return meta?.problem instanceof ProblemException ? meta.problem : null;
}

/** Creates a problem that every slice shares, from its code. */
export function coreProblem(code: CoreProblemCode, options?: ProblemOptions): ProblemException {
  return new ProblemException(code, CORE_PROBLEMS[code], options);
}

export interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

export interface ProblemOptions {
  readonly detail?: string;
  /** First error message by field name. */
  readonly fieldErrors?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  /** Fields of the response beyond the standard ones (RFC 9457, 3.2). */
  readonly extensions?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** Thrown anywhere in a request; the filter sends it as problem+json. */
export class ProblemException extends Error {
  override readonly name = 'ProblemException';
  readonly status: number;
  readonly title: string;

  constructor(
    readonly code: string,
    kind: ProblemKind,
    readonly options: ProblemOptions = {},
  ) {
    super(`${code}: ${kind.title}`, { cause: options.cause });
    this.status = kind.status;
    const { retryAfterSeconds } = options;
    const isLimit = kind.status === 429 && retryAfterSeconds !== undefined;
    this.title = isLimit ? withWait(kind.title, retryAfterSeconds) : kind.title;
  }
}
