import { storedText } from './browser-storage';
import { getHost } from './host';

const NEVER_RETURN_TO = ['/', '/login'];
const way = storedText('session', 'redirectAfterLogin');

export function storeRedirectAfterLogin(path: string): void {
  if (!NEVER_RETURN_TO.includes(path.split(/[?#]/)[0] ?? '')) way.write(path);
}

export const isOnTheWayToSignIn = (): boolean => window.location.pathname === '/login' && Boolean(way.read());

/**
 * Returns and removes the path that was stored before signing in. Storage can be tampered with, so the path is
 * checked.
 */
export function takeRedirectAfterLogin(): string | null {
  const path = way.read() ?? null;
  way.write(null);
  return path;
}

const here = (): string => window.location.pathname + window.location.search;

/**
 * Sends a visitor to the sign-in page and stores `path` for the way back. With the page's own `message`, the toast is
 * a plain notice rather than an error, because the visitor did nothing wrong.
 */
export function requireSignIn(path: string = here(), message?: string): void {
  // The page being left also calls this when it learns that nobody is signed in.
  if (isOnTheWayToSignIn()) return;
  storeRedirectAfterLogin(path);
  getHost().toast({
    title: 'Authentication required',
    description: message ?? 'Please log in to continue',
    variant: message === undefined ? 'error' : 'default',
  });
  getHost().navigate('/login');
}
