const KEY = 'redirectAfterLogin';
const FALLBACK = '/';
const NEVER_RETURN_TO = ['/', '/login'];

export function storeRedirectAfterLogin(path: string): void {
  if (!NEVER_RETURN_TO.includes(path.split(/[?#]/)[0] ?? '')) sessionStorage.setItem(KEY, path);
}

export const isOnTheWayToSignIn = (): boolean =>
  window.location.pathname === '/login' && sessionStorage.getItem(KEY) !== null;

/** Where to go after signing in. Read once; only paths of this site are followed. */
export function takeRedirectAfterLogin(): string {
  const path = sessionStorage.getItem(KEY) ?? FALLBACK;
  sessionStorage.removeItem(KEY);
  return isOwnPath(path) ? path : FALLBACK;
}

function isOwnPath(path: string): boolean {
  return path.startsWith('/') && new URL(path, window.location.origin).origin === window.location.origin;
}
