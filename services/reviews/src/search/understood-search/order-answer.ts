import { fold } from '../../text/fold';
import { wordsOf } from '../query/tokenise';
import type { Candidate } from '../search-port';
import type { SearchSession } from '../search-session';
import { isChain, kitchenWords } from '../query/kind-of-name';
import { type Answered, targetFound, targetQueries, type Wanted, type FoundTarget } from './search-targets';
import { hasExactName } from './name-match';
import { distinct, placeItself, samplesLast, metresFrom } from './order-hits';
import { valuesOf } from '../lexicon/read-lexicon';
import { inGroups } from '../access-order';
import type { Target } from './target';
import type { Where } from './where';

/** No source has a field for them; some places are called so. */
const CHANGING_PLACE = 'changing place';

/** The very place that was named first, then what is called as its kind was said, then all else. */
export async function orderAnswer(
  { parse, target, found }: Answered,
  wanted: Wanted,
  session: SearchSession,
): Promise<Candidate[]> {
  const { choices } = wanted;
  if (choices.sort !== 'best' || choices.features !== 'any') return found.hits;
  const { name, where } = target;
  const said = wordsOf(parse.kindTokens);
  const own =
    name === ''
      ? placeItself(target, found.hits)
      : isChain(name)
        ? []
        : exactly(name, found.hits, [said, fold(where?.place.label ?? '')]);
  const so = name === '' ? calledSo(target, said) : null;
  const called = so ? [targetFound(so, wanted, await session.find(targetQueries(so, wanted)))] : [];
  const isChanging = parse.said.some((wish) => wish.isChanging);
  const changing = isChanging
    ? found.hits.filter(({ names }) => names.some((one) => one.includes(CHANGING_PLACE)))
    : [];
  return samplesLast(distinct([...own, ...changing, ...preferring(called, found, where)]));
}

/** Called just so, with the word for its kind or its town, or without. */
const exactly = (name: string, hits: readonly Candidate[], beside: readonly string[]): Candidate[] =>
  hits.filter((hit) =>
    [name, ...beside.flatMap((word) => [`${name} ${word}`, `${word} ${name}`])].some((one) => hasExactName(one, hit)),
  );

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
