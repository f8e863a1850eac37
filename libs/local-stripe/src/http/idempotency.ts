import { createHash } from 'node:crypto';
import type { LocalAnswer } from '../store/objects';
import type { World } from '../world';
import { otherParameters } from './stripe-problem';

export const fingerprint = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The answer that this key had before, if it had one; another question with the same key is refused. */
export function answeredBefore(world: World, key: string, print: string): LocalAnswer | undefined {
  const before = world.store.get('local.answer', key);
  if (before && before.fingerprint !== print) throw otherParameters(key);
  return before;
}
