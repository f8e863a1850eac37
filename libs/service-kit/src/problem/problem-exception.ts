import { CORE_PROBLEMS, type CoreProblemCode, withWait } from '@waymark/contracts-core';

/** Long enough for account to have answered the gateway, which keeps that answer for the next request. */
const RETRY_AFTER_SECONDS = 1;

/** Never a visitor's answer to somebody who may be a member. */
export const sessionUnknown = (): ProblemException =>
  coreProblem('auth.unknown', { retryAfterSeconds: RETRY_AFTER_SECONDS });

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

/** A problem that every slice shares, by its code. */
export function coreProblem(code: CoreProblemCode, options?: ProblemOptions): ProblemException {
  return new ProblemException(code, CORE_PROBLEMS[code], options);
}

export interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

export interface ProblemOptions {
  readonly detail?: string;
  /** First message by field name. */
  readonly fieldErrors?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  /** Members of the answer beyond the standard ones (RFC 9457, 3.2). */
  readonly extensions?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** Thrown anywhere in a request; the filter answers it as problem+json. */
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
