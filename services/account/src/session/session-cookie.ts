import { sessionCookieOf } from '@waymark/edge-kit';
import type { Caller } from '@waymark/service-kit';
import type { CallingBrowser } from './session-facts';

/** Returns what a sign-in needs to know about the browser. */
export function callingBrowser(
  { cookie, userAgent }: Pick<Caller, 'cookie' | 'userAgent'>,
  isSecure: boolean,
): CallingBrowser {
  return { oldToken: readSessionCookie(cookie, isSecure), userAgent: userAgent ?? null };
}

/** Returns a Set-Cookie header with a session ID. */
export function sessionCookie(token: string, maxAgeSeconds: number, isSecure: boolean): string {
  return sessionCookieOf(isSecure).set(token, maxAgeSeconds);
}

/** Returns a Set-Cookie header that deletes it. */
export function endedSessionCookie(isSecure: boolean): string {
  return sessionCookieOf(isSecure).end();
}

/** Returns the session ID in a Cookie header, or null. */
export function readSessionCookie(header: string | undefined, isSecure: boolean): string | null {
  return sessionCookieOf(isSecure).read(header);
}
