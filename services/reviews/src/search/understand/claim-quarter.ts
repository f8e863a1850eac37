import { isOfName, type PlaceAsked } from './claim-place';
import { isOtherwiseKnown } from './otherwise-known';
import { isAtHome, type BookPlace, type PlaceBook } from './place-book';
import { relationBefore } from './relation-before';
import type { TypedWord } from './typed-words';
import { claimed, isFree, textRead } from './word-runs';

const LONGEST = 3;

/** "Northern Quarter bars Manchester", "Manchester bar Chinatown": a part of a town, and apart from it the town that says which one. */
export function claimQuarter(words: TypedWord[], book: PlaceBook): PlaceAsked | null {
  for (const [at, run] of runsOf(words)) {
    const parts = book.named(textRead(run)).filter((place) => place.isPart && isAtHome(place));
    const next = words[at + run.length];
    // "Piccadilly Gardens Manchester" is more than Piccadilly.
    if (parts.length === 0 || (next?.part === null && isOfName(next) && book.named(next.read).length === 0)) continue;
    for (const [from, town] of runsOf(words)) {
      const isApart = from > at + run.length || from + town.length < at;
      const [known] = isApart ? book.named(textRead(town)) : [];
      const places = known ? parts.filter((part) => isIn(part, known, textRead(town))) : [];
      if (places.length === 0) continue;
      const before = relationBefore(words, at);
      const all = [...before.words, ...relationBefore(words, from).words, ...run, ...town];
      return { by: 'town', relation: before.relation ?? 'in', isLeading: false, places, words: claimed(all) };
    }
  }
  return null;
}

const isIn = ({ withinNames, population }: BookPlace, town: BookPlace, said: string): boolean =>
  !town.box && town.population > population && withinNames.includes(said);

/** Longer ones first. */
function* runsOf(words: TypedWord[]): Iterable<[at: number, run: TypedWord[]]> {
  for (let count = Math.min(LONGEST, words.length); count >= 1; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const run = words.slice(at, at + count);
      if (isFree(run) && !(count === 1 && isOtherwiseKnown(run[0]))) yield [at, run];
    }
  }
}
