import { coreProblem, carriedProblem } from '../problem/problem-exception';
import { isStorageFull, storageFull } from '../problem/problem-from-error';
// SQL states: statement timeout, lock timeout, shutdown, startup, out of memory, too many connections, connection lost.
const UNAVAILABLE_STATES = /^(57014|55P03|57P0[1-5]|53[23]00|08...|25P03)$/;
const UNAVAILABLE_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH']);
const UNAVAILABLE_TEXT = /timeout|connection terminated|connection ended|not queryable|pool after calling end/i;

/** Raised by the trigger refuse_deleted_member for a request of a member who has just left; their session is over. */
const MEMBER_HAS_LEFT = 'WM001';

/** Converts errors of an unreachable or overloaded database to a 503; returns every other error unchanged. */
export function databaseProblem(error: unknown): unknown {
  const problem = carriedProblem(error);
  if (problem) return problem;
  if (isStorageFull(error)) return storageFull(error);
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code === MEMBER_HAS_LEFT) return coreProblem('auth.required', { cause: error });
  const unavailable =
    typeof code === 'string'
      ? UNAVAILABLE_STATES.test(code) || UNAVAILABLE_SYSTEM.has(code)
      : UNAVAILABLE_TEXT.test(String(message));
  return unavailable ? coreProblem('server.unavailable', { retryAfterSeconds: 1, cause: error }) : error;
}

/**
 * Checks whether a statement failed because another transaction held a lock. The caller can then read the rest without
 * that table.
 */
export function isTableLocked(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  return cause?.code === '55P03';
}
