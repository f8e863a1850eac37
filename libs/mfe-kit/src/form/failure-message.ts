import { ApiError } from '../api-error';

const UNREACHABLE = 'We could not reach the site. Please check your connection and try again.';

/** The server's own words, else `fallback`; a request that got no answer is not the person's mistake. */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.problem?.detail ?? error.problem?.title ?? fallback;
  if (error instanceof TypeError) return UNREACHABLE;
  return error instanceof Error ? error.message : fallback;
}
