import type { Candidate } from '../search-port';
import { isChain } from '../query/kind-of-name';
import { editDistance, slipsIn } from '@waymark/service-kit/text/edit-distance';

/** How well a name matches: word for word, or with typing errors and unfinished words. */
export type NameMatch = 'whole' | 'loose' | null;

/** Returns whether two words differ only by a plural ending. A curry house is not a Currys. */
const isPlural = (one: string, other: string): boolean => isPluralOf(one, other) || isPluralOf(other, one);
const isPluralOf = (many: string, one: string): boolean => many === `${one}s` && (!isChain(many) || isChain(one));
const SHORTEST_JOINED = 5;
const SHORTEST_START = 3;

/** Returns how well a name matches. `among` says whether other words of the venue may match, besides its names. */
export function nameMatch(typed: string, hit: Candidate, among: 'names' | 'anywhere'): NameMatch {
  const words = typed.split(' ').filter(Boolean);
  if (words.length === 0) return 'whole';
  // Airports are known by their codes: "JFK".
  if (hit.kind === 'airport' && hit.code?.toLowerCase() === typed) return 'whole';
  const beside =
    among === 'anywhere' ? [hit.city, hit.area, hit.country, hit.code?.toLowerCase() ?? ''].join(' ').split(' ') : [];
  const bags = hit.names.map((name) => [...name.split(' '), ...beside]);
  if (bags.some((bag) => words.every((word) => bag.some((own) => own === word || isPlural(own, word))))) return 'whole';
  const joined = words.join('');
  if (joined.length >= SHORTEST_JOINED && hit.names.some((name) => name.replaceAll(' ', '').includes(joined)))
    return words.length > 1 ? 'whole' : 'loose';
  const isLast = (index: number) => index === words.length - 1;
  const isLoose = bags.some((bag) =>
    words.every((word, index) => bag.some((own) => resembles(word, own, isLast(index)))),
  );
  return isLoose ? 'loose' : null;
}

function resembles(word: string, own: string, mayBeUnfinished: boolean): boolean {
  if (own === word || isPlural(own, word)) return true;
  if (mayBeUnfinished && word.length >= SHORTEST_START && own.startsWith(word)) return true;
  // Short words allow no typing errors: "halal" is not one for "hall".
  const slips = Math.min(slipsIn(word), slipsIn(own));
  return slips > 0 && editDistance(word, own, slips) <= slips;
}

/** Returns the hits with the name; if there are none, those with a similar name. */
export function bearing(typed: string, hits: readonly Candidate[], among: 'names' | 'anywhere'): Candidate[] {
  const matched = hits.map((hit) => [hit, nameMatch(typed, hit, among)] as const);
  const whole = matched.filter(([, match]) => match === 'whole');
  return (whole.length > 0 ? whole : matched.filter(([, match]) => match === 'loose')).map(([hit]) => hit);
}

/**
 * Returns whether a word in a name tells the kind: "fish" matches a fish bar and fisheries, but "plaice" does not
 * match a place.
 */
export const isToldBy = (word: string, hit: Candidate): boolean =>
  hit.names.some((name) => ` ${name}`.includes(` ${word}`)) || nameMatch(word, hit, 'names') === 'whole';

/** Returns whether a hit bears the name. Requires an exact match of words: a similar one may be a misspelt town. */
export const isBorne = (name: string, hits: readonly Candidate[], among: 'names' | 'anywhere'): boolean =>
  hits.some((hit) => nameMatch(name, hit, among) === 'whole');

/** Returns the name without "the", because "The Lowry" and "Lowry" are the same. */
export const withoutThe = (name: string): string => name.replace(/^the /, '');

export const hasExactName = (typed: string, hit: Candidate): boolean =>
  hit.names.some((name) => withoutThe(name) === withoutThe(typed));

/** "Castaway at The Deep" is a restaurant in The Deep: its name only ends with the other. */
export const isInsideOf = (typed: string, hit: Candidate): boolean =>
  (hit.category === 'restaurant' || hit.category === 'shop') &&
  hit.names.every((name) => name.endsWith(` ${typed}`) && !withoutThe(name).startsWith(withoutThe(typed)));
