import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Checks whether a stored hash uses weaker parameters than today's. */
export function needsRehash(stored: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  if (!found) return true;
  const [memory, time] = [Number(found[1]), Number(found[2])];
  return memory < HASH_PARAMETERS.memoryCost || time < HASH_PARAMETERS.timeCost;
}

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
export const HASH_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// NFKC, because keyboards and systems encode the same character differently.
function peppered(password: string, pepper: string): string {
  return createHmac('sha256', pepper).update(password.normalize('NFKC')).digest('base64');
}

/** argon2id in the PHC string format. */
export function hashPassword(password: string, pepper: string): Promise<string> {
  return hash(peppered(password, pepper), HASH_PARAMETERS);
}

export function verifyPassword(stored: string, password: string, pepper: string): Promise<boolean> {
  return verify(stored, peppered(password, pepper));
}
