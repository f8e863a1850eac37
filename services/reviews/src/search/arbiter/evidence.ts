import { isChain } from '../understand/kind-of-name';
import type { Parse } from '../query/parse';
import type { Candidate } from '../search-port';
import { isOnlyDiet } from '../understood-search/diet-words';
import { hasExactName, nameMatch } from '../understood-search/name-match';
import type { Where } from '../understood-search/where';

/** What speaks for a parse, or against it, once the engine has answered. */
const FOR = {
  exact: 1.6,
  exactWord: 0.9,
  whole: 0.5,
  loose: -0.5,
  noName: -2,
  unknownPlace: -2.5,
  unknownPart: -1,
  nothing: -1.2,
  perImportance: 0.5,
} as const;

export function evidence(
  parse: Parse,
  where: Where | null,
  name: string,
  hits: readonly Candidate[],
): number {
  const { kind, place, unlisted } = parse;
  if (place && !where && place.by !== 'you') return FOR.unknownPlace;
  const ofPlace = where?.leftOut ? FOR.unknownPart : 0;
  if (name === '' || unlisted !== null || isOnlyDiet({ kind, name })) return ofPlace + (hits.length === 0 && !unlisted ? FOR.nothing : 0);
  return ofPlace + ofName(name, hits);
}

function ofName(name: string, hits: readonly Candidate[]): number {
  const exact = isChain(name) ? [] : hits.filter((hit) => hasExactName(name, hit));
  if (exact.length > 0) {
    const known = Math.max(...exact.map(({ importance }) => importance));
    return (name.includes(' ') ? FOR.exact : FOR.exactWord) + known * FOR.perImportance;
  }
  const matches = hits.slice(0, 20).map((hit) => nameMatch(name, hit, 'anywhere'));
  if (matches.includes('whole')) return FOR.whole;
  return matches.includes('loose') ? FOR.loose : FOR.noName;
}
