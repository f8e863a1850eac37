import { createHash, randomBytes } from 'node:crypto';

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** Returns a token of 256 random bits for the email, and its hash for the table. */
export function newDeletionToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Returns null for text that cannot be a token. */
export const deletionTokenHash = (token: string): string | null => (SHAPE.test(token) ? hashOf(token) : null);

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
