import type { Problem } from '@waymark/contracts-core';

/** An answer that is not a success. `message` is "status: body text", or the status text when the body is empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    body: string,
    /** The parsed problem details, when the server sent them. */
    readonly problem: Problem | null = null,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${body}`);
  }
}
