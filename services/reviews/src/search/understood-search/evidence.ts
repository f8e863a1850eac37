import { isChain, isOnlyDiet } from '../query/kind-of-name';
import type { Parse } from '../query/parse';
import type { Candidate } from '../search-port';
import { hasExactName, nameMatch } from './name-match';
import type { Where } from './where';

/** How much each piece of evidence counts for or against a parse. */
const FOR = {
  exact: 1.6,
  exactWord: 0.45,
  wholeWord: 0.3,
  loose: -0.9,
  noName: -2,
  unknownPlace: -2,
  unsaidPlace: -4.5,
  located: 0.7,
  leftOutAnywhere: -1,
  unknownPart: -1,
  unsaidPart: -2.5,
  nothing: -0.5,
  perImportance: 0.5,
} as const;

export function evidence(parse: Parse, where: Where | null, name: string, hits: readonly Candidate[]): number {
  const { kind, place, unlisted, isLeftOut } = parse;
  // No evidence is needed if the place is the person's position, which the page will ask for.
  if (place && !where && place.by === 'you') return 0;
  if (place && !where)
    return place.by === 'name' && !place.isSaid && place.as !== 'street' ? FOR.unsaidPlace : FOR.unknownPlace;
  const ofPlace =
    (place?.by !== 'name'
      ? ofLandmark(place)
      : !where?.leftOut
        ? FOR.located
        : place.isSaid
          ? FOR.unknownPart
          : FOR.unsaidPart) + (isLeftOut && !where ? FOR.leftOutAnywhere : 0);
  if (isItself(parse) && hits.length === 0) return FOR.located;
  if (name === '' || unlisted !== null || isOnlyDiet({ kind, name }))
    return ofPlace + (hits.length === 0 && !unlisted ? FOR.nothing : 0);
  return ofPlace + ofName(parse, name, hits);
}

/**
 * Returns the evidence for a place. A landmark of the gazetteer is as certain as a place that the search engine found.
 */
const ofLandmark = (place: Parse['place']): number =>
  place?.by === 'town' && place.places[0]?.isLandmark ? FOR.located : 0;

/** Returns the maximum evidence for a parse: if it cannot reach the best score, it need not be searched. */
export function mostFor({ kind, place, name: own, itself, unlisted }: Parse): number {
  const name = itself?.name ?? own;
  const ofPlace = place?.by === 'name' || itself !== null ? FOR.located : ofLandmark(place);
  if (name === '' || unlisted !== null || isOnlyDiet({ kind, name })) return ofPlace;
  const ofWords = isChain(name) ? FOR.wholeWord * MOST_WORDS : name.includes(' ') ? FOR.exact : FOR.exactWord;
  return ofPlace + ofWords + FOR.perImportance;
}

/** True if the query is about a landmark of the gazetteer. */
export const isItself = ({ itself, place }: Pick<Parse, 'itself' | 'place'>): boolean =>
  itself !== null && place?.by === 'town' && place.places[0]?.isLandmark === true;

/** Returns whether a hit has exactly the searched name. A station called York also matches "York station". */
export const isExactly = ({ itself }: Pick<Parse, 'itself'>, name: string, hit: Candidate): boolean =>
  [name, ...(itself?.also ?? [])].some((one) => hasExactName(one, hit)) ||
  (itself !== null && itself.kinds.includes(hit.kind ?? '') && hasExactName(itself.bare, hit));

/** Returns whether a hit has the kind in the name. For a station, venues that are only named after it do not count. */
export const isOfKind = ({ itself }: Pick<Parse, 'itself'>, { kind }: Candidate): boolean =>
  itself === null || itself.bare === itself.name || itself.kinds.includes(kind ?? '');

const LIKELY = 20;
const MOST_WORDS = 3;

function ofName(parse: Parse, name: string, hits: readonly Candidate[]): number {
  const exact = isChain(name) ? [] : hits.filter((hit) => isExactly(parse, name, hit));
  if (exact.length > 0) {
    const known = Math.max(...exact.map(({ importance }) => importance));
    return (name.includes(' ') ? FOR.exact : FOR.exactWord) + known * FOR.perImportance;
  }
  const isLonger = ({ names }: Candidate) => names.some((one) => one.startsWith(`${name} `));
  const likely = hits.slice(0, LIKELY).filter((hit) => isOfKind(parse, hit) || isLonger(hit));
  const matches = likely.map((hit) => nameMatch(name, hit, 'anywhere'));
  const best = Math.max(0, ...likely.filter((_, at) => matches[at] === 'whole').map(({ importance }) => importance));
  if (matches.includes('whole'))
    return FOR.wholeWord * Math.min(MOST_WORDS, name.split(' ').length) + best * FOR.perImportance;
  // Returns the evidence of a name match. For a chain, "no branch here" is also a valid result.
  return matches.includes('loose') ? FOR.loose : isChain(name) ? FOR.nothing : FOR.noName;
}
