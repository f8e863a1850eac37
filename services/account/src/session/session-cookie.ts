import { sessionCookieOf } from '@waymark/edge-kit';
import type { Caller } from '@waymark/service-kit';
import type { CallingBrowser } from './session-facts';

/** What a sign-in keeps of the browser that asks. */
export function callingBrowser(
  { cookie, userAgent }: Pick<Caller, 'cookie' | 'userAgent'>,
  isSecure: boolean,
): CallingBrowser {
  return { oldToken: readSessionCookie(cookie, isSecure), userAgent: userAgent ?? null };
}

/** Set-Cookie that hands out a session id. */
export function sessionCookie(token: string, maxAgeSeconds: number, isSecure: boolean): string {
  return sessionCookieOf(isSecure).set(token, maxAgeSeconds);
}

/** Set-Cookie that takes it away. */
export function endedSessionCookie(isSecure: boolean): string {
  return sessionCookieOf(isSecure).end();
}

/** The session id in a Cookie header, or null. */
export function readSessionCookie(header: string | undefined, isSecure: boolean): string | null {
  return sessionCookieOf(isSecure).read(header);
}
