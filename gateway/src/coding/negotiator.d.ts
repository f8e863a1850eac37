declare module 'negotiator' {
  /** Content negotiation of one request (RFC 9110, 12). */
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** Those of `available` that the client takes, what it likes most first. */
    encodings(available?: readonly string[]): string[];
  }
}
