import { createHash, randomBytes } from 'node:crypto';

/** Creates a session cookie like account's, with the hash by which Redis and account know it. */
export function newSession(): { cookie: string; hash: string } {
  const id = randomBytes(32).toString('base64url');
  return { cookie: `sid=${id}`, hash: createHash('sha256').update(id).digest('hex') };
}
