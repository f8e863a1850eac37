import type { PlaceAsked } from './claim-place';
import { isAtHome, type PlaceBook } from './place-book';
import { readPostcode } from './read-postcode';
import { relationBefore } from './relation-before';
import { IN_WORDS, NEAR_ME } from './spoken-words';
import type { TypedWord } from './typed-words';
import { claimed, isFree, textTyped } from './word-runs';

/** How many words from `at` on make one of these phrases; 0 when none. */
export function phraseLength(
  words: readonly TypedWord[],
  at: number,
  phrases: ReadonlySet<string>,
  longest = 5,
): number {
  for (let count = Math.min(longest, words.length - at); count >= 1; count -= 1) {
    const run = words.slice(at, at + count);
    if (isFree(run) && phrases.has(textTyped(run))) return count;
  }
  return 0;
}

export function claimNearMe(words: TypedWord[], book: PlaceBook): PlaceAsked | null {
  for (let at = 0; at < words.length; at += 1) {
    const count = phraseLength(words, at, NEAR_ME);
    if (count === 0) continue;
    const run = claimed(words.slice(at, at + count));
    // "Near me in Ludlow": the town is said.
    if (isTownSaid(words.slice(at + count), book)) return null;
    return { by: 'you', words: run };
  }
  return null;
}

const LONGEST_TOWN = 3;

function isTownSaid([first, ...rest]: readonly TypedWord[], book: PlaceBook): boolean {
  const isIn = first !== undefined && IN_WORDS.has(first.typed);
  return (
    isIn && rest.some((_, end) => end < LONGEST_TOWN && book.named(textTyped(rest.slice(0, end + 1))).some(isAtHome))
  );
}

/** A postcode written any way; one that does not exist is claimed too, so that it can be said. */
export function claimPostcode(words: TypedWord[], book: PlaceBook): PlaceAsked | null {
  for (let at = 0; at < words.length; at += 1) {
    for (const count of [3, 2, 1]) {
      const run = words.slice(at, at + count);
      if (run.length < count || !isFree(run)) continue;
      const found = readPostcode(textTyped(run), book);
      if (!found) continue;
      const before = relationBefore(words, at);
      return { by: 'postcode', relation: before.relation ?? 'in', ...found, words: claimed([...before.words, ...run]) };
    }
  }
  return null;
}
