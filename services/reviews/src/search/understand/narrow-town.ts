import { KIND_PHRASES } from '../kind-phrases';
import { isAtHome, type BookPlace, type PlaceBook } from './place-book';
import { MIDDLES } from './town-middle';
import type { TypedWord } from './typed-words';
import { isFree, textRead, textTyped } from './word-runs';

/** Words of a town or county before another: "Isle of Wight". */
const LONGEST = 3;

export interface Narrowed {
  places: BookPlace[];
  words: TypedWord[];
}

/** "Richmond Yorkshire", "Soho London": whether a county about it or its town is called so. */
export function isWithin(place: BookPlace, said: string, book: PlaceBook): boolean {
  const lies = ({ box }: BookPlace) =>
    box !== undefined &&
    place.latitude >= box.south &&
    place.latitude <= box.north &&
    place.longitude >= box.west &&
    place.longitude <= box.east;
  return place.withinNames.includes(said) || (!place.box && isAtHome(place) && book.named(said).some(lies));
}

/** "Isle of Wight Ventnor", "Bradford Manningham": the larger one before the smaller. */
export function saidBefore(
  places: BookPlace[],
  words: readonly TypedWord[],
  at: number,
  { book, name }: { book: PlaceBook; name: string },
): Narrowed | null {
  for (let count = Math.min(LONGEST, at); count >= 1; count -= 1) {
    const run = words.slice(at - count, at);
    // "London Bridge" is a station, and not the village of Bridge.
    if (!isFree(run) || book.isStop(`${textRead(run)} ${name}`)) continue;
    const said = textTyped(run);
    const meant = book.named(said).length > 0 ? places.filter((place) => isWithin(place, said, book)) : [];
    if (meant.length > 0) return { places: meant, words: run };
  }
  return null;
}

/** Of places of one name those that the words behind it tell: a county, a country, a town about it, or its own middle. */
export function narrow(places: BookPlace[], after: TypedWord[], book: PlaceBook): Narrowed {
  for (let count = Math.min(6, after.length); count >= 1; count -= 1) {
    const run = after.slice(0, count);
    if (!isFree(run)) continue;
    const said = textTyped(run);
    if (MIDDLES.has(said) && !isKindFrom(after)) return { places, words: run };
    const meant = places.filter((place) => isWithin(place, said, book));
    if (meant.length > 0) return { places: meant, words: run };
  }
  return { places, words: [] };
}

/** "Town hall" and "city hall" are no middle of a town. */
const isKindFrom = (words: readonly TypedWord[]): boolean =>
  [2, 3].some((count) => words.length >= count && KIND_PHRASES.has(textRead(words.slice(0, count))));
