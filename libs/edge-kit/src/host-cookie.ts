import { parseCookie, stringifySetCookie } from 'cookie';

/** The value of a cookie; null when the request brought none of that name. */
export function cookieValue(header: string | undefined, name: string): string | null {
  return (header === undefined ? undefined : parseCookie(header)[name]) ?? null;
}

/**
 * A cookie of ours: out of reach of scripts, for this host and every path of it. In production its name begins with
 * `__Host-`, so that browsers refuse it unless it is Secure and no neighbouring host can set it.
 * Lax, not Strict: a link from elsewhere leads to a page that knows you, and a sign-in provider sends you back.
 */
export class HostCookie {
  private readonly name: string;

  constructor(
    name: string,
    /** Whether cookies go over https alone. */
    private readonly secure: boolean,
    /** What a value must look like; anything else is taken for no cookie. */
    private readonly shape: RegExp,
  ) {
    this.name = secure ? `__Host-${name}` : name;
  }

  /** Its value in a Cookie header, or null. */
  read(header: string | undefined): string | null {
    const value = cookieValue(header, this.name);
    return value !== null && this.shape.test(value) ? value : null;
  }

  /** Set-Cookie that hands it out. */
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

  /** Set-Cookie that takes it away. */
  end(): string {
    return this.set('', 0);
  }
}
