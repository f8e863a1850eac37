import { type Problem, waitWords } from '@waymark/contracts-core';

export async function apiErrorFromResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
  return new ApiError(
    response.status,
    text || response.statusText,
    parseProblem(text),
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}

function parseProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text);
    return isProblem(value) ? value : null;
  } catch {
    return null;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

/** A response that is not a success. `message` is "status: body text", or the status text when the body is empty. */
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

  /** How long a 429 asks to wait, such as "25 minutes". */
  get wait(): string {
    return waitWords(this.retryAfterSeconds ?? 60);
  }
}
