import { isAtHome, MOST_SLIPS_WORDS, type Gazetteer, type Place } from '../gazetteer/gazetteer';
import { LEXICON } from './lexicon';
import type { Span } from './span';
import { ENDINGS } from './written-names';
import { ENGLISH, townBegun, townLike } from './spelling';
import { wordsOf, type Token } from './tokenise';

export interface TownValue {
  /** The places with this name, the most likely first. */
  places: Place[];
  /** Whether the query names the place's county, country or larger town beside it. */
  isTold: boolean;
}

/** Maximum words in the name of a distinguishing town or county: "Isle of Wight". */
const LONGEST_WITHIN = 4;
const LEAST_ABROAD = 100_000;
/** Countries where many small towns have British names. */
const BORROWED = new Set(['US', 'CA', 'AU', 'NZ']);
const OTHERWISE_KNOWN = 0.35;
const TOLD = 0.15;
const LEAST_TOLD = 0.7;
const TOO_SHORT = /^[a-z]{1,2}$/;
const LATIN = /^[\p{Script=Latin}\p{N} ]+$/u;

/** Recognises towns, counties and quarters, with neighbouring words that say which namesake is meant. */
export function recogniseTowns(
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  isUnfinished: boolean,
): Span<TownValue>[] {
  const spans: Span<TownValue>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let count = 1; count <= gazetteer.longest && from + count <= tokens.length; count += 1) {
      const run = tokens.slice(from, from + count);
      const name = wordsOf(run);
      if (TOO_SHORT.test(name)) continue;
      const typed = gazetteer.named(name);
      const isLast = isUnfinished && from + count === tokens.length;
      const isOther = typed.length === 0 && isUnknown(run, gazetteer);
      const like = isOther ? (isLast && townBegun(name, gazetteer)) || townLike(name, gazetteer) : null;
      const places = like ? gazetteer.named(like.name) : typed;
      if (places.length === 0) continue;
      const likeness = like?.likeness ?? 1;
      const to = from + count;
      const add = (some: Place[], begin: number, end: number, isTold: boolean) =>
        spans.push({
          from: begin,
          to: end,
          label: 'town',
          value: { places: some, isTold },
          score:
            likeness *
            (isTold
              ? Math.max(LEAST_TOLD, likelihood(some, name, gazetteer)) + TOLD
              : likelihood(some, name, gazetteer)),
          ...(like && { read: some[0]?.name ?? '' }),
        });
      add(places, from, to, false);
      for (const [begin, end, said] of beside(tokens, from, to)) {
        const meant = places.filter((place) => gazetteer.isWithin(place, said));
        // "London Bridge" is a station, not the village of Bridge, so a station's name is not read as a town.
        if (meant.length > 0 && !gazetteer.isStop(wordsOf(tokens.slice(begin, end)))) add(meant, begin, end, true);
      }
    }
  }
  return spans;
}

/** Yields runs directly after a name, and directly before it. */
function* beside(tokens: readonly Token[], from: number, to: number): Iterable<[number, number, string]> {
  for (let count = 1; count <= LONGEST_WITHIN; count += 1) {
    if (to + count <= tokens.length) yield [from, to + count, wordsOf(tokens.slice(to, to + count))];
    if (from - count >= 0) yield [from - count, to, wordsOf(tokens.slice(from - count, from))];
  }
}

const isUnknown = (run: readonly Token[], gazetteer: Gazetteer): boolean =>
  run.length <= MOST_SLIPS_WORDS &&
  run.every(({ word }) => gazetteer.isWord(word) || !LEXICON.words.has(word)) &&
  run.some(({ word }) => !gazetteer.isWord(word) && (run.length > 1 || !ENGLISH.has(word)));

/** Scores places with many people higher, and names that are also words, foreign places and short names lower. */
function likelihood(places: readonly Place[], name: string, gazetteer: Gazetteer): number {
  const [first] = places;
  if (!first) return 0;
  const people = Math.max(1_000, first.population, first.box ? 500_000 : 0, first.isLandmark ? 300_000 : 0);
  const size = Math.min(1, 0.55 + 0.17 * Math.log10(people / 1_000));
  if (ENDINGS.has(name)) return size * OTHERWISE_KNOWN;
  if (!name.includes(' ') && LEXICON.at([[{ word: name, likeness: 1 }]], 0).length > 0) return size * OTHERWISE_KNOWN;
  if (isAtHome(first) || gazetteer.isWorldwide) return size;
  if (people < LEAST_ABROAD) return BORROWED.has(first.countryCode) ? 0.1 : 0.35;
  return name.length > 3 || !LATIN.test(name) ? size * 0.9 : 0.2;
}
