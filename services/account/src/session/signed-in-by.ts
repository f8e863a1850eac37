/** How somebody proved who they are when the session began. */
export interface SignedInBy {
  method: 'password' | 'passkey' | 'provider';
  /** A code or a passkey came on top of, or in place of, the password. */
  secondFactor: boolean;
}

/** What a sign-in knows of the browser that asks. */
export interface CallingBrowser {
  /** The session id that it held before, or null. */
  oldToken: string | null;
  /** Its User-Agent header: read for a short name of the device, stored nowhere. */
  userAgent: string | null;
}
