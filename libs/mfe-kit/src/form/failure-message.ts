// A file of its own: pages without a form, such as Support Us, then load no form library.
import { ApiError } from '../api-error';

const UNREACHABLE = 'We could not reach the site. Please check your connection and try again.';

/** Returns the server's message, else `fallback`. A request without a response is described as a connection problem. */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.problem?.detail ?? error.problem?.title ?? fallback;
  if (error instanceof TypeError) return UNREACHABLE;
  return error instanceof Error ? error.message : fallback;
}
