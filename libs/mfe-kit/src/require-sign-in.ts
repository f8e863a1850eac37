import { getHost } from './host';
import { isOnTheWayToSignIn, storeRedirectAfterLogin } from './redirect-after-login';

const here = (): string => window.location.pathname + window.location.search;

/**
 * Sends a visitor to the sign-in page and remembers `path` for the way back. With a `message` of the page itself the toast is a plain notice,
 * not an error: the visitor did nothing wrong.
 */
export function requireSignIn(path: string = here(), message?: string): void {
  // The page that is being left asks too, when it hears that nobody is signed in.
  if (isOnTheWayToSignIn()) return;
  storeRedirectAfterLogin(path);
  getHost().toast({
    title: 'Authentication required',
    description: message ?? 'Please log in to continue',
    variant: message === undefined ? 'error' : 'default',
  });
  getHost().navigate('/login');
}
