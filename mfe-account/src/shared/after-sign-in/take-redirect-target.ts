import { redirectTarget } from './redirect-target';

const KEY = 'redirectAfterLogin';

/** Where the person was going before signing in; read once, then forgotten. */
export function takeRedirectTarget(): string {
  const saved = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return redirectTarget(saved, window.location.origin);
}
