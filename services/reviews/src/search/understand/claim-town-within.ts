import type { PlaceAsked } from './claim-place';
import { narrow, saidBefore } from './narrow-town';
import { isOtherwiseKnown } from './otherwise-known';
import type { PlaceBook } from './place-book';
import { relationBefore } from './relation-before';
import { MIDDLES } from './town-middle';
import type { TypedWord } from './typed-words';
import { claimed, isFree, textRead, textTyped } from './word-runs';

/** A town with its district or country behind it is meant, whatever else stands there: "Soho London", "Douglas Isle of Man". */
export function claimTownWithin(words: TypedWord[], book: PlaceBook): PlaceAsked | null {
  for (let count = Math.min(book.longest, words.length - 1); count >= 1; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const run = words.slice(at, at + count);
      if (!isFree(run) || (count === 1 && isOtherwiseKnown(run[0]))) continue;
      const name = textRead(run);
      const places = book.named(name);
      const narrowed = saidBefore(places, words, at, { book, name }) ?? narrow(places, words.slice(at + count), book);
      if (narrowed.words.length === 0 || narrowed.places.length === 0 || MIDDLES.has(textTyped(narrowed.words)))
        continue;
      const before = relationBefore(words, at);
      const all = claimed([...before.words, ...run, ...narrowed.words]);
      return { by: 'town', relation: before.relation ?? 'in', isLeading: false, places: narrowed.places, words: all };
    }
  }
  return null;
}
