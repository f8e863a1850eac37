import { getHost } from './host';

/** Asks the server again who is signed in; call it after signing in, up or out. */
export function refreshSession(): Promise<void> {
  return getHost().refreshSession();
}
