import { ApiError } from './api-error';
import { getHost } from './host';
import { requireSignIn } from './require-sign-in';

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
