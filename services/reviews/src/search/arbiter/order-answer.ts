import { isCalledChangingPlaces } from '../understand/changing-places';
import type { Candidate } from '../search-port';
import { isChain } from '../understand/kind-of-name';
import { calledSo, preferring } from '../understood-search/called-so';
import { hasExactName } from '../understood-search/name-match';
import { distinct, isAbout, placeItself, samplesLast } from '../understood-search/order-hits';
import type { PlaceContext } from '../understood-search/place-finder';
import { targetFound, targetQueries, type Wanted } from '../understood-search/search-targets';
import type { Answered } from './arbiter';

/** The very place that was named first, then what is called as its kind was said, then all else. */
export async function orderAnswer(
  { parse, target, found }: Answered,
  wanted: Wanted,
  { session }: PlaceContext,
): Promise<Candidate[]> {
  const { choices } = wanted;
  if (choices.sort !== 'best' || choices.features !== 'any') return found.hits;
  const { name, where } = target;
  const own = name === '' ? placeItself(target, found.hits) : isChain(name) ? [] : exactly(name, found.hits, parse.kindTokens.map(({ word }) => word));
  const kindWords = parse.kindTokens.map(({ word }) => ({ read: word })) as never;
  const so = calledSo(target, { kindWords });
  const called = so ? [targetFound(so, wanted, await session.find(targetQueries(so, wanted)))] : [];
  const preferred = name === '' || parse.nameTokens === parse.kindTokens ? called : [];
  return samplesLast(distinct([...own, ...preferring(preferred, found, where)]));
}

/** Called just so, with the word for its kind or without. */
const exactly = (name: string, hits: readonly Candidate[], kind: readonly string[]): Candidate[] =>
  hits.filter((hit) => [name, `${name} ${kind.join(' ')}`, `${kind.join(' ')} ${name}`].some((one) => hasExactName(one, hit)));
