import { takeRedirectAfterLogin } from '@waymark/mfe-kit';
import { redirectTarget } from './redirect-target';

/** Returns where the person was going before the login, and forgets it. */
export const takeRedirectTarget = (): string => redirectTarget(takeRedirectAfterLogin(), window.location.origin);
