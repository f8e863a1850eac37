import { readSessionCookie } from './session-cookie';
import type { CallingBrowser } from './signed-in-by';

/** What two headers of a request say of the browser that sent it. */
export function callingBrowser(
  cookie: string | undefined,
  userAgent: string | undefined,
  isSecure: boolean,
): CallingBrowser {
  return { oldToken: readSessionCookie(cookie, isSecure), userAgent: userAgent ?? null };
}
