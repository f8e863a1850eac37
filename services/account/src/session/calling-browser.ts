import type { Caller } from '@waymark/service-kit';
import { readSessionCookie } from './session-cookie';
import type { CallingBrowser } from './signed-in-by';

/** What a sign-in keeps of the browser that asks. */
export function callingBrowser(
  { cookie, userAgent }: Pick<Caller, 'cookie' | 'userAgent'>,
  isSecure: boolean,
): CallingBrowser {
  return { oldToken: readSessionCookie(cookie, isSecure), userAgent: userAgent ?? null };
}
