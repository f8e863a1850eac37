import { getHost } from './host';
import { storeRedirectAfterLogin } from './redirect-after-login';

const here = (): string => window.location.pathname + window.location.search;

/** Sends a visitor to the sign-in page and remembers `path` for the way back. */
export function requireSignIn(path: string = here(), message = 'Please log in to continue'): void {
  storeRedirectAfterLogin(path);
  getHost().toast({ title: 'Authentication required', description: message, variant: 'error' });
  getHost().navigate('/login');
}
