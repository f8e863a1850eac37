import { KIND_PHRASES } from '../kind-phrases';
import { kindOfName } from './kind-of-name';
import { isAtHome, type PlaceBook } from './place-book';
import { NAMES_AS_SPOKEN } from './spoken-words';
import type { TypedWord } from './typed-words';

const SHORTEST = 3;
/** People: of smaller places too many words could be made. */
const LEAST = 20_000;

/** "Tescoleeds", "yorkhotels": a chain or a kind of place and a town, typed without the space between them. */
export function splitJoined(words: TypedWord[], book: PlaceBook): void {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word || word.part !== null || book.isWord(word.typed) || KIND_PHRASES.has(word.typed)) continue;
    const parts = partsOf(word.typed, book);
    if (parts) words.splice(at, 1, ...parts.map((part) => ({ ...word, typed: part, read: part })));
  }
}

function partsOf(word: string, book: PlaceBook): [string, string] | null {
  for (let cut = SHORTEST; cut <= word.length - SHORTEST; cut += 1) {
    const parts: [string, string] = [word.slice(0, cut), word.slice(cut)];
    const [first, last] = parts;
    const isBoth = (what: string, town: string) => saysWhat(what) && isTown(town, book);
    if (isBoth(first, last) || isBoth(last, first)) return parts;
  }
  return null;
}

const saysWhat = (word: string): boolean =>
  KIND_PHRASES.has(word) || NAMES_AS_SPOKEN.has(word) || kindOfName(word) !== null;

function isTown(word: string, book: PlaceBook): boolean {
  const [town] = book.named(word);
  return town !== undefined && isAtHome(town) && town.population >= LEAST;
}
