import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Returns the value of a cookie, or null when the request has none of that name. */
export function cookieValue(header: string | undefined, name: string): string | null {
  return (header === undefined ? undefined : parseCookie(header)[name]) ?? null;
}

/**
 * A cookie for this host and all its paths, unreadable for scripts. In production its name begins with `__Host-`, so
 * browsers refuse it unless it is Secure, and no other subdomain can set it. Lax, not Strict: links from other sites
 * and returns from a sign-in provider must include it.
 */
export class HostCookie {
  private readonly name: string;

  constructor(
    name: string,
    /** Whether cookies are sent only over HTTPS. */
    private readonly secure: boolean,
    /** Pattern of a valid value; any other value is ignored. */
    private readonly shape: RegExp,
  ) {
    this.name = secure ? `__Host-${name}` : name;
  }

  /** Returns its value from a Cookie header, or null. */
  read(header: string | undefined): string | null {
    const value = cookieValue(header, this.name);
    return value !== null && this.shape.test(value) ? value : null;
  }

  /** Returns a Set-Cookie header that sets it. */
  set(value: string, maxAgeSeconds: number): string {
    const { name, secure } = this;
    return stringifySetCookie({
      name,
      value,
      maxAge: maxAgeSeconds,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
    });
  }

  /** Returns a Set-Cookie header that deletes it. */
  end(): string {
    return this.set('', 0);
  }
}

/** 32 random bytes as base64url: a session ID, or another token that only one browser holds. */
export const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The cookie with the session ID: account sets it, the gateway reads it. */
export function sessionCookieOf(secure: boolean): HostCookie {
  return new HostCookie('sid', secure, TOKEN_SHAPE);
}

/** Returns the hex SHA-256 of a session ID, the only form that is stored. */
export function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
