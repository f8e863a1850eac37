import { isSessionToken } from './session-token';

// The prefix makes browsers refuse the cookie unless it is Secure, for Path=/ and for this host alone.
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-sid' : 'sid');

const attributes = (isSecure: boolean) => `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Set-Cookie that hands out a session id. */
export function sessionCookie(token: string, maxAgeSeconds: number, isSecure: boolean): string {
  return `${nameOf(isSecure)}=${token}; Max-Age=${maxAgeSeconds}; ${attributes(isSecure)}`;
}

/** Set-Cookie that takes it away. */
export function endedSessionCookie(isSecure: boolean): string {
  return `${nameOf(isSecure)}=; Max-Age=0; ${attributes(isSecure)}`;
}

/** The session id in a Cookie header, or null. */
export function readSessionCookie(header: string | undefined, isSecure: boolean): string | null {
  const prefix = `${nameOf(isSecure)}=`;
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length);
  return token !== undefined && isSessionToken(token) ? token : null;
}
