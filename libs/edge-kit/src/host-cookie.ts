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
