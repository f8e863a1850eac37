import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import type { PlaceAsked } from './claim-place';
import { FEATURE_PHRASES } from './feature-vocabulary';
import { FOOD_WORDS } from './food-words';
import { kindOfName } from './kind-of-name';
import { isAtHome, type PlaceBook } from './place-book';
import { relationBefore } from './relation-before';
import { FILLERS, IN_WORDS, NEAR_WORDS } from './spoken-words';
import { plainStreet } from './street-words';
import type { TypedWord } from './typed-words';
import { claimed, textRead } from './word-runs';
import { phrasesOf } from '../lexicon/read-lexicon';

/** People: the name of such a town begins no street, "Bristol Park Street" is one in Bristol. */
const LARGE_TOWN = 150_000;

/**
 * "Oxford st shops", "park st bristol coffee", "brick lane curry": a street that is named beside what is looked for, without "in" or
 * "near". Held before towns and kinds are looked for, because streets are named after both. Null: none.
 */
export function holdStreet(words: TypedWord[], book: PlaceBook): TypedWord[] | null {
  for (let end = words.length - 1; end > 0; end -= 1) {
    const street = streetAt(words, end, book);
    if (!street) continue;
    const rest = words.filter((word) => !street.includes(word));
    const isInTown = rest.some((word) => isTown(word, book));
    // There is a high street in every town.
    if (!(isInTown || (street[0]?.typed !== 'high' && rest.some(saysWhat)))) continue;
    // A village is called Park Street: beside a town's name it is the street.
    const isVillage = book.named(textRead(street)).some(isAtHome);
    if (isVillage && !isInTown) continue;
    for (const word of street.slice(1)) word.read = plainStreet(word.typed) ?? word.read;
    return claimed(street);
  }
  return null;
}

function streetAt(words: TypedWord[], end: number, book: PlaceBook): TypedWord[] | null {
  const [ending, name, before, next] = [words[end], words[end - 1], words[end - 2], words[end + 1]];
  if (!ending || !name || plainStreet(ending.typed) === null || !isNaming(name)) return null;
  // "St" before a name is a saint.
  if (ending.typed === 'st' && next && !isWordOfKind(next) && !isTown(next, book)) return null;
  // "Portobello Road market" and "Great Ormond Street hospital" are one name.
  if (next?.read === 'market' || next?.read === 'hospital') return null;
  const isLarge = before && (book.named(before.read)[0]?.population ?? 0) >= LARGE_TOWN;
  const isLonger =
    before &&
    isNaming(before) &&
    !isWordOfKind(before) &&
    !FOOD_WORDS.has(before.read) &&
    !isLarge &&
    !kindOfName(before.read);
  const from = isLonger ? end - 2 : end - 1;
  // "Birmingham New Street" is a station.
  if (from > 0 && book.isStop(textRead(words.slice(from - 1, end + 1)))) return null;
  // And so is "High Street Kensington".
  if (book.isStop(textRead(words.slice(from, end + 2)))) return null;
  if (relationBefore(words, from).relation) return null;
  if (!next || !STOPS.has(next.read)) return words.slice(from, end + 1);
  // "Liverpool Street station coffee": trains stop there. The station alone is what is looked for.
  const others = [...words.slice(0, from), ...words.slice(end + 2)];
  return others.some(saysWhat) ? words.slice(from, end + 2) : null;
}

const STOPS = phrasesOf('name-parts', 'station');

const isNaming = ({ part, typed, read }: TypedWord): boolean =>
  part === null &&
  !FILLERS.has(typed) &&
  !IN_WORDS.has(typed) &&
  !NEAR_WORDS.has(typed) &&
  !FEATURE_PHRASES.has(read) &&
  // Chester le Street is a town.
  typed !== 'le';
const isWordOfKind = ({ read }: TypedWord): boolean => KIND_PHRASES.has(read);
const isTown = ({ read }: TypedWord, book: PlaceBook): boolean => book.named(read).length > 0;

const saysWhat = (word: TypedWord): boolean =>
  isWordOfKind(word) || FEATURE_PHRASES.has(word.read) || FOOD_WORDS.has(word.read) || kindOfName(word.read) !== null;

/** Where a street that was held is: in the town that was named too, or wherever one of that name is. */
export function claimStreet(street: TypedWord[], place: PlaceAsked | null): PlaceAsked | null {
  const asked = { by: 'name', relation: 'near', name: textRead(street) } as const;
  if (!place) return { ...asked, words: street };
  return place.by === 'town' ? { ...asked, within: place.places, words: [...place.words, ...street] } : place;
}
