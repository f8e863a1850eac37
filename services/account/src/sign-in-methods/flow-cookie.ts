import { isSessionToken } from '../session/session-token';

/** Cookies of a sign-in that is under way: they bind its steps to one browser. */
export type FlowCookie = 'second-step' | 'provider' | 'provider-account';

const nameOf = (cookie: FlowCookie, isSecure: boolean) => (isSecure ? `__Host-${cookie}` : cookie);
// Lax, not Strict: the browser comes back to us from the provider's site.
const attributes = (isSecure: boolean) => `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Set-Cookie for a token of 256 bits. */
export function flowCookie(cookie: FlowCookie, token: string, maxAgeSeconds: number, isSecure: boolean): string {
  return `${nameOf(cookie, isSecure)}=${token}; Max-Age=${maxAgeSeconds}; ${attributes(isSecure)}`;
}

/** Set-Cookie that takes it away. */
export function endedFlowCookie(cookie: FlowCookie, isSecure: boolean): string {
  return `${nameOf(cookie, isSecure)}=; Max-Age=0; ${attributes(isSecure)}`;
}

/** The token in a Cookie header, or null. */
export function readFlowCookie(header: string | undefined, cookie: FlowCookie, isSecure: boolean): string | null {
  const prefix = `${nameOf(cookie, isSecure)}=`;
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length);
  return token !== undefined && isSessionToken(token) ? token : null;
}
