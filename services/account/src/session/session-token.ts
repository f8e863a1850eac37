import { randomBytes } from 'node:crypto';

/** A new session id as the browser holds it: 32 random bytes, base64url. Stored is its hash alone. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}
