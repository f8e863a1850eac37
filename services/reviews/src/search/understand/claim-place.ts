import { FEATURE_PHRASES } from './feature-vocabulary';
import { distanceMetres } from '../../venue/distance';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import { narrow } from './narrow-town';
import { isOtherwiseKnown } from './otherwise-known';
import { isAtHome, type BookPlace, type PlaceBook } from './place-book';
import type { BookPostcode } from './postcode-districts';
import { relationBefore, type Relation } from './relation-before';
import { AFTER_PLACE, FILLERS, IN_WORDS, NEAR_WORDS } from './spoken-words';
import { isSpot, plainStreet } from './street-words';
import { middleBefore, MIDDLES } from './town-middle';
import type { TypedWord } from './typed-words';
import { claimed, isFree, textRead, textTyped } from './word-runs';
import { phrasesOf } from '../lexicon/read-lexicon';

/** Where a question looks, as far as towns and postcodes tell. */
export type PlaceAsked =
  | { by: 'you'; words: TypedWord[] }
  | { by: 'postcode'; relation: Relation; code: string; known: BookPostcode | null; words: TypedWord[] }
  | {
      by: 'town';
      relation: Relation;
      isLeading: boolean;
      places: BookPlace[];
      /** "Trafford Centre", "Camden Market": what it is where many have that in their address. */
      spot?: string;
      words: TypedWord[];
    }
  /** Not in the book: perhaps a venue or a part of a town. */
  | {
      by: 'name';
      relation: Relation;
      name: string;
      article?: string;
      /** Towns that were named apart from it: "fish and chips Whitby near the harbour". */
      within?: BookPlace[];
      words: TypedWord[];
    };

/** Towns elsewhere that are small are more often a word than a wish. */
const LEAST_ABROAD = 100_000;

export interface TownWanted {
  /** Only names of at least so many words: short ones could be anything. */
  atLeast: number;
  /** Only at either end of what is left, or after a word such as "in". */
  anywhere: boolean;
}

/** The longest town name among free words; the last one of equals. A district or country after it says which one is meant. */
export function claimTown(words: TypedWord[], book: PlaceBook, { atLeast, anywhere }: TownWanted): PlaceAsked | null {
  for (let count = Math.min(book.longest, words.length); count >= atLeast; count -= 1) {
    for (let at = words.length - count; at >= 0; at -= 1) {
      const run = words.slice(at, at + count);
      if (!isFree(run)) continue;
      const before = relationBefore(words, at);
      if (count === 1 && !before.relation && isOtherwiseKnown(run[0])) continue;
      const isAtEnd = words.slice(at + count).every(({ part }) => part !== null);
      // "Does Leeds station have a lift" begins with Leeds.
      const isAtStart = words.slice(0, at).every(({ part, typed }) => part !== null || FILLERS.has(typed));
      const begins = words.slice(0, at).every(({ part }) => part !== null);
      if (!before.relation && ((isAtEnd && isNamedPart(words, at)) || isOfStreet(words[at + count]))) continue;
      if (!anywhere && !before.relation && !isAtEnd && !isAtStart) continue;
      if (!before.relation && isNameBeside(words, at, count, book)) continue;
      // Alton Towers is far from Alton.
      if (!before.relation && TOWERS.has(words[at + count]?.typed ?? '')) continue;
      const wanted = before.relation !== null;
      const places = book
        .named(textRead(run))
        .filter((place, _, all) => isAtHome(place) || isMeantAbroad(place, all, wanted, book))
        // "The quiet man" is not in Man.
        .filter((place) => wanted || isAtHome(place) || (isLong(run) && (isAtEnd || begins)));
      if (places.length === 0) continue;
      const narrowed = narrow(places, words.slice(at + count), book);
      if (!before.relation && narrowed.words.length === 0 && isFarFromNext(places[0], words.slice(at + count), book))
        continue;
      // "Pub near York station" names the station.
      const next = words[at + count];
      // "Near Manchester Piccadilly" is not all of Manchester.
      if (before.relation && next?.part === null && narrowed.words.length === 0 && isOfName(next)) continue;
      const isMore = words.slice(0, at - before.words.length).some(({ part }) => part === null);
      // "Costa at Leeds station", too.
      const isBeside = before.relation === 'near' || before.words.at(-1)?.typed === 'at';
      if (isBeside && isMore && isNameWithKind(words.slice(at + count), book)) continue;
      const spot = isOfSpot(next) ? { spot: `${textRead(run)} ${next.read}` } : {};
      return {
        by: 'town',
        relation: before.relation ?? 'in',
        places: narrowed.places,
        ...spot,
        words: claimed([...middleBefore(words, at), ...before.words, ...run, ...narrowed.words]),
        isLeading: before.relation === null && isAtStart && !isAtEnd,
      };
    }
  }
  return null;
}

const TOWERS = phrasesOf('name-parts', 'far-from-town');
const isOfSpot = (next: TypedWord | undefined): next is TypedWord => next?.part === null && isSpot(`a ${next.typed}`);

/** "Carnaby Street" is not in Carnaby; "York St John" is no street. */
const isOfStreet = (next: TypedWord | undefined): boolean =>
  next?.part === null && next.typed !== 'st' && plainStreet(next.typed) !== null;

/** Names in other scripts are short: 東京, دبي. */
const isLong = (run: readonly TypedWord[]): boolean => textTyped(run).length > 3 || !LATIN.test(textTyped(run));
const LATIN = /^[\p{Script=Latin}\p{N} ]+$/u;

/** "Hackney Wick" is not Wick, and "St George's hospital Tooting" is in Tooting. */
function isNameBeside(words: readonly TypedWord[], at: number, count: number, book: PlaceBook): boolean {
  const population = (name: string): number => {
    const [town] = book.named(name);
    return town && isAtHome(town) ? town.population : 0;
  };
  const before = words[at - 1];
  const own = population(textRead(words.slice(at, at + count)));
  if (before?.part === null && !isOtherwiseKnown(before) && population(before.read) > own) return true;
  const after = words.slice(at + count);
  return [1, 2, LONGEST_KIND].some(
    (length) =>
      after.length > length &&
      isFree(after) &&
      KIND_PHRASES.has(textRead(after.slice(0, length))) &&
      population(textRead(after.slice(length))) > own,
  );
}

const LONGEST_KIND = 3;

/** "St Davids Cardiff", "Hockley Nottingham café": nobody names a small town and a large one far from it. */
function isFarFromNext(town: BookPlace | undefined, after: readonly TypedWord[], book: PlaceBook): boolean {
  const behind = isOfSpot(after[0]) ? after.slice(1) : after;
  if (!town) return false;
  for (let count = Math.min(LONGEST_TOWN, behind.length); count >= 1; count -= 1) {
    const run = behind.slice(0, count);
    const [next] = isFree(run) ? book.named(textRead(run)) : [];
    if (!next || !isAtHome(next) || (count === 1 && isOtherwiseKnown(run[0]))) continue;
    return !next.box && next.population > town.population && distanceMetres(town, next) > FAR_METRES;
  }
  return false;
}
const LONGEST_TOWN = 3;
const FAR_METRES = 50_000;

/** "York station", "Leeds town hall", "Hyde Park Leeds": behind the town's name a kind of place ends it, alone or with a town of its own. */
function isNameWithKind(after: readonly TypedWord[], book: PlaceBook): boolean {
  if (!isFree(after)) return false;
  for (let count = Math.min(LONGEST_KIND, after.length); count >= 1; count -= 1) {
    if (!KIND_PHRASES.has(textRead(after.slice(0, count)))) continue;
    const rest = after.slice(count);
    // "Near Edinburgh castle with lift".
    const isEnd = rest[0] === undefined || AFTER_PLACE.has(rest[0].typed);
    return isEnd || book.named(textRead(rest)).length > 0;
  }
  return false;
}

/** Kew Gardens is a part of New York too, but nobody here means that where trains of their own stop at another. */
const isMeantAbroad = (place: BookPlace, all: readonly BookPlace[], isWanted: boolean, book: PlaceBook): boolean =>
  ((isWanted && !BORROWED.has(place.countryCode)) || place.population >= LEAST_ABROAD) &&
  (place.population >= (book.isWorldwide ? LEAST_ABROAD : CAPITAL) ||
    all[0] !== place ||
    !place.names.some((name) => book.isStop(name)));
const CAPITAL = 1_000_000;
/** Where small towns bear British names: "near Camden Market" is not in New Jersey, nor "in Lakeside" in Florida. */
const BORROWED = new Set(['US', 'CA', 'AU', 'NZ']);

/** "Near Hyde Park Leeds", "in Leith Edinburgh": the words before the town name what is meant, and the town says which one. */
function isNamedPart(words: readonly TypedWord[], at: number): boolean {
  for (let from = at - 1; from > 0 && words[from]?.part === null; from -= 1) {
    const { relation } = relationBefore(words, from);
    if (!relation) continue;
    if (relation === 'near') return true;
    const between = words.slice(from, at).filter(({ typed }, index) => index > 0 || typed !== 'the');
    const isPlain = between.every(({ typed, read }) => !FILLERS.has(typed) && !FEATURE_PHRASES.has(read));
    return isPlain && !MIDDLES.has(textTyped(between)) && !between.every(({ read }) => KIND_PHRASES.has(read));
  }
  return false;
}

/** Goes on with the name before it. */
export const isOfName = ({ typed, read }: TypedWord): boolean =>
  !KIND_PHRASES.has(read) &&
  !FEATURE_PHRASES.has(read) &&
  !FILLERS.has(typed) &&
  !IN_WORDS.has(typed) &&
  !NEAR_WORDS.has(typed) &&
  !JOINING.has(typed);
const JOINING = phrasesOf('function-words', 'joining');
