import { valuesOf } from '../lexicon/read-lexicon';
import { kitchenWords } from '../query/food';
import { inGroups } from '../access-order';
import type { Candidate } from '../search-port';
import { distinct, metresFrom } from './order-hits';
import type { FoundTarget } from './search-targets';
import type { Target } from './target';
import type { Where } from './where';

/** What people say for a part of a kind -> the word that the names of its places have. */
const IN_NAMES = valuesOf('sign-words');

/**
 * The same, of places that are called what was asked for: a bowls club is for sport, too, but who asks for a leisure centre wants one,
 * and "Chinese takeaway" the Golden Wok. Null where no such name is known; a plain "pub" is on few signs.
 */
export function calledSo(target: Target, said: string): Target | null {
  const { kind, name, where } = target;
  if (!kind || kind.nameWords || !where) return null;
  const ofKind = IN_NAMES.get(said);
  const words = name ? kitchenWords(name) : ofKind ? [ofKind] : [];
  return words.length > 0 ? { ...target, name: '', kind: { ...kind, nameWords: words } } : null;
}

/** What is called so goes first in its group; what lies in the corners of the place's box keeps its turn. */
export function preferring(preferred: readonly FoundTarget[], found: FoundTarget, where: Where | null): Candidate[] {
  const isWithin = (hit: Candidate) => !where || (metresFrom(where.place, hit) ?? Infinity) <= where.radiusMetres;
  const first = preferred.flatMap(({ hits }) => hits.filter(isWithin));
  return inGroups(distinct([...first, ...found.hits]));
}
