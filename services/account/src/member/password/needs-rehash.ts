import { HASH_PARAMETERS } from './password-hash';

/** Whether a stored hash is weaker than what is made today. */
export function needsRehash(stored: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  if (!found) return true;
  const [memory, time] = [Number(found[1]), Number(found[2])];
  return memory < HASH_PARAMETERS.memoryCost || time < HASH_PARAMETERS.timeCost;
}
