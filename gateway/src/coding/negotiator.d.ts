declare module 'negotiator' {
  /** Content negotiation of one request (RFC 9110, 12). */
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** Returns those of `available` that the client accepts, its preferred one first. */
    encodings(available?: readonly string[]): string[];
  }
}
