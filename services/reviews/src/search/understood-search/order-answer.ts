import { fold } from '../../text/fold';
import { wordsOf } from '../query/tokenise';
import type { Candidate } from '../search-port';
import type { SearchSession } from '../search-session';
import { isChain, kitchenWords } from '../query/kind-of-name';
import { type Answered, targetFound, targetQueries, type Wanted, type FoundTarget } from './search-targets';
import { hasExactName } from './name-match';
import { distinct, placeItself, samplesLast, metresFrom } from './rank-results';
import { valuesOf } from '../lexicon/read-lexicon';
import { inGroups } from '../access-order';
import type { Target } from './target';
import type { Where } from './where';

/** Words that some venues have in their name, because no source has a field for them. */
const CHANGING_PLACE = 'changing place';

/** Orders hits: first the named venue itself, then venues with the typed kind in their name, then all others. */
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

/** Returns exact matches, with or without the word for the kind or the town. */
const exactly = (name: string, hits: readonly Candidate[], beside: readonly string[]): Candidate[] =>
  hits.filter((hit) =>
    [name, ...beside.flatMap((word) => [`${name} ${word}`, `${word} ${name}`])].some((one) => hasExactName(one, hit)),
  );

/** Maps a typed word for part of a kind to the word in names of such venues. */
const IN_NAMES = valuesOf('sign-words');

/**
 * Returns a target for venues with typical names. A bowls club is also for sport, but "leisure centre" means one by
 * name, and "Chinese takeaway" means the Golden Wok. Null without such a word; few names contain a plain "pub".
 */
export function calledSo(target: Target, said: string): Target | null {
  const { kind, name, where } = target;
  if (!kind || kind.nameWords || !where) return null;
  const ofKind = IN_NAMES.get(said);
  const words = name ? kitchenWords(name) : ofKind ? [ofKind] : [];
  return words.length > 0 ? { ...target, name: '', kind: { ...kind, nameWords: words } } : null;
}

/**
 * Puts venues with a preferred name first in their group. Venues in the corners of the place's box keep their
 * position.
 */
export function preferring(preferred: readonly FoundTarget[], found: FoundTarget, where: Where | null): Candidate[] {
  const isWithin = (hit: Candidate) => !where || (metresFrom(where.place, hit) ?? Infinity) <= where.radiusMetres;
  const first = preferred.flatMap(({ hits }) => hits.filter(isWithin));
  return inGroups(distinct([...first, ...found.hits]));
}
