import { createHash, randomBytes } from 'node:crypto';

/** A session cookie as account makes it, with the hash that Redis and account know it by. */
export function newSession(): { cookie: string; hash: string } {
  const id = randomBytes(32).toString('base64url');
  return { cookie: `sid=${id}`, hash: createHash('sha256').update(id).digest('hex') };
}
