import { ApiError } from './api-error';
import { getHost } from './host';
import { requireSignIn } from './require-sign-in';

/**
 * For whom this page is drawn: the member's id, `visitor`, or null while nobody knows yet. Each write names it, from the press on:
 * who is signed in by the time that it arrives may be somebody else.
 */
export function pageMember(): string | null {
  const { status, user } = getHost().session.getState();
  return status === 'loading' ? null : String(user?.id ?? 'visitor');
}

/** After a write that was refused for that: asks who is signed in. A page that was another member's is left, and this never resolves. */
export async function askAfterRefusal(error: unknown): Promise<void> {
  if (error instanceof ApiError && error.problem?.code === 'session.other-member') await sessionChanged();
}

/** Remembers a write of this page until it is answered. */
export function untilAnswered<T>(write: Promise<T>): Promise<T> {
  const writes = (getHost().writes ??= new Set());
  const forget = (): void => void writes.delete(write);
  writes.add(write);
  write.then(forget, forget);
  return write;
}

/**
 * Something says that the session is not what this page takes it for; an older shell shows what it is and stays. A write of
 * this page may be what ended it, and its answer brings a new one (a new password, codes from an app): that comes first.
 */
export async function sessionChanged(): Promise<void> {
  const host = getHost();
  if (host.writes?.size) await Promise.allSettled(host.writes);
  await (host.sessionChanged ? host.sessionChanged() : host.refreshSession());
}

/** Asks the server again who is signed in; call it after signing in, up or out. */
export function refreshSession(): Promise<void> {
  return getHost().refreshSession();
}

/** Told to the window before the page is left. */
export const SESSION_ENDED = 'waymark:session-ended';

/** The session ended elsewhere: what was typed is kept, and the person comes back to it after signing in again. */
export function sessionEnded(): void {
  window.dispatchEvent(new Event(SESSION_ENDED));
  const host = getHost();
  if (host.sessionEnded) host.sessionEnded();
  else requireSignIn();
}

/** Whether the answer says that nobody is signed in; a wrong password is a 401 too, with a code of its own. */
export function saysNobodyIsSignedIn(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  return !error.problem || error.problem.code === 'auth.required';
}
