import { fold } from '../../text/fold';
import { wordsOf } from '../query/tokenise';
import type { Candidate } from '../search-port';
import type { SearchSession } from '../search-session';
import { isChain } from '../query/chains';
import type { Answered } from './answered';
import { calledSo, preferring } from './called-so';
import { hasExactName } from './name-match';
import { distinct, placeItself, samplesLast } from './order-hits';
import { targetFound, targetQueries, type Wanted } from './search-targets';

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
