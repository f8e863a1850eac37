import { coreProblem, carriedProblem } from '../problem/problem-exception';
import { isStorageFull, storageFull } from '../problem/storage-full';
// Statement timeout, lock timeout, shutting down, starting up, its memory full, too many connections, connection lost.
const UNAVAILABLE_STATES = /^(57014|55P03|57P0[1-5]|53[23]00|08...|25P03)$/;
const UNAVAILABLE_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH']);
const UNAVAILABLE_TEXT = /timeout|connection terminated|connection ended|not queryable|pool after calling end/i;

/** A request that was on its way while its member left (trigger refuse_deleted_member): their session is over. */
const MEMBER_HAS_LEFT = 'WM001';

/** A database that does not answer or has no room becomes a 503; every other error stays what it is. */
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

/** Whether a statement ended because somebody else held a lock that it needed: what it read beside that can be read without. */
export function isTableLocked(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  return cause?.code === '55P03';
}
