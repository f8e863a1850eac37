import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A new session id as the browser holds it: 32 random bytes, base64url. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database and Redis know of a session id: its SHA-256 in hex. */
export function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function isSessionToken(value: string): boolean {
  return TOKEN.test(value);
}
