import { storedText } from './browser-storage';

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
