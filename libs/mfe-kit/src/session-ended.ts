import { ApiError } from './api-error';
import { getHost } from './host';
import { requireSignIn } from './require-sign-in';

/**
 * Returns the member's ID that this page was rendered for, `visitor`, or null while unknown. Each write sends it as of
 * the press, because another member may be signed in when the write arrives.
 */
export function pageMember(): string | null {
  const { status, user } = getHost().session.getState();
  return status === 'loading' ? null : String(user?.id ?? 'visitor');
}

/**
 * After a write was rejected because another member is signed in, checks the session. Leaves another member's page;
 * the promise then never resolves.
 */
export async function askAfterRefusal(error: unknown): Promise<void> {
  if (error instanceof ApiError && error.problem?.code === 'session.other-member') await sessionChanged();
}

/** Tracks a write of this page until its response. */
export function untilAnswered<T>(write: Promise<T>): Promise<T> {
  const writes = (getHost().writes ??= new Set());
  const forget = (): void => void writes.delete(write);
  writes.add(write);
  write.then(forget, forget);
  return write;
}

/**
 * Call this when the session differs from what this page assumes; an older shell updates the session but keeps the
 * page. Pending writes finish first: one may have ended the session, and its response starts a new one (new password,
 * app codes).
 */
export async function sessionChanged(): Promise<void> {
  const host = getHost();
  if (host.writes?.size) await Promise.allSettled(host.writes);
  await (host.sessionChanged ? host.sessionChanged() : host.refreshSession());
}

/** Fetches the current session; call it after signing in, up or out. */
export function refreshSession(): Promise<void> {
  return getHost().refreshSession();
}

/** The window event sent before the page is left. */
export const SESSION_ENDED = 'waymark:session-ended';

/** Handles a session that ended elsewhere: saves the input, and the person returns to it after signing in again. */
export function sessionEnded(): void {
  window.dispatchEvent(new Event(SESSION_ENDED));
  const host = getHost();
  if (host.sessionEnded) host.sessionEnded();
  else requireSignIn();
}

/** Checks whether the error means that nobody is signed in. A wrong password is also a 401, with its own code. */
export function saysNobodyIsSignedIn(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  return !error.problem || error.problem.code === 'auth.required';
}
