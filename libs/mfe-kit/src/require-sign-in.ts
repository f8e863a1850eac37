import { getHost } from './host';
import { isOnTheWayToSignIn, storeRedirectAfterLogin } from './redirect-after-login';

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
