import type { Candidate } from '../search-port';
import { isChain } from '../query/kind-of-name';
import { editDistance, slipsIn } from '@waymark/service-kit/text/edit-distance';

/** How far a name is what was typed: word for word, or with slips and unfinished words. */
export type NameMatch = 'whole' | 'loose' | null;

/** A curry house is no Currys. */
const isPlural = (one: string, other: string): boolean => isPluralOf(one, other) || isPluralOf(other, one);
const isPluralOf = (many: string, one: string): boolean => many === `${one}s` && (!isChain(many) || isChain(one));
const SHORTEST_JOINED = 5;
const SHORTEST_START = 3;

/** `among`: words of the venue beside its names that may answer too. */
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
  // "Halal" is no "hall".
  const slips = Math.min(slipsIn(word), slipsIn(own));
  return slips > 0 && editDistance(word, own, slips) <= slips;
}

/** Those that bear the name; those that only resemble it when there are no others. */
export function bearing(typed: string, hits: readonly Candidate[], among: 'names' | 'anywhere'): Candidate[] {
  const matched = hits.map((hit) => [hit, nameMatch(typed, hit, among)] as const);
  const whole = matched.filter(([, match]) => match === 'whole');
  return (whole.length > 0 ? whole : matched.filter(([, match]) => match === 'loose')).map(([hit]) => hit);
}

/** "Fish" tells a fish bar and fisheries, but "plaice" no place. */
export const isToldBy = (word: string, hit: Candidate): boolean =>
  hit.names.some((name) => ` ${name}`.includes(` ${word}`)) || nameMatch(word, hit, 'names') === 'whole';

/** Word for word: what only looks alike may be a town misspelt. */
export const isBorne = (name: string, hits: readonly Candidate[], among: 'names' | 'anywhere'): boolean =>
  hits.some((hit) => nameMatch(name, hit, among) === 'whole');

/** "The Lowry" is the Lowry. */
export const withoutThe = (name: string): string => name.replace(/^the /, '');

export const hasExactName = (typed: string, hit: Candidate): boolean =>
  hit.names.some((name) => withoutThe(name) === withoutThe(typed));
