import { takeRedirectAfterLogin } from '@waymark/mfe-kit';
import { redirectTarget } from './redirect-target';

/** Where the person was going before signing in; read once, then forgotten. */
export const takeRedirectTarget = (): string => redirectTarget(takeRedirectAfterLogin(), window.location.origin);
