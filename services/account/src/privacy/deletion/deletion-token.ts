import { createHash, randomBytes } from 'node:crypto';

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits for the mail; the table gets their hash. */
export function newDeletionToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Null for what cannot be a token. */
export const deletionTokenHash = (token: string): string | null => (SHAPE.test(token) ? hashOf(token) : null);

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
