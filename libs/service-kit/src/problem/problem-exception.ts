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
    this.title = kind.title;
  }
}
