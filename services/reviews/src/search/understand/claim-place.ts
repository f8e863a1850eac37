import { editDistance, slipsIn } from './edit-distance';
import { FEATURE_PHRASES } from './feature-vocabulary';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import type { BookPlace, BookPostcode, PlaceBook } from './place-book';
import { readPostcode } from './read-postcode';
import { FILLERS, IN_WORDS, NEAR_ME, NEAR_WORDS } from './spoken-words';
import type { TypedWord } from './typed-words';

export type Relation = 'in' | 'near';

/** Where a question looks, as far as towns and postcodes tell. */
export type PlaceAsked =
  | { by: 'you'; words: TypedWord[] }
  | { by: 'postcode'; relation: Relation; code: string; known: BookPostcode | null; words: TypedWord[] }
  | { by: 'town'; relation: Relation; isLeading: boolean; places: BookPlace[]; words: TypedWord[] }
  /** Not in the book: perhaps a venue or a part of a town. */
  | { by: 'name'; relation: Relation; name: string; words: TypedWord[] };

const claim = (words: TypedWord[]): TypedWord[] => {
  for (const word of words) word.part = 'place';
  return words;
};
const text = (words: readonly TypedWord[]): string => words.map(({ read }) => read).join(' ');
const typedText = (words: readonly TypedWord[]): string => words.map(({ typed }) => typed).join(' ');
const isFree = (words: readonly TypedWord[]): boolean => words.length > 0 && words.every(({ part }) => part === null);

/** How many words from `at` on make one of these phrases; 0 when none. */
export function phraseLength(
  words: readonly TypedWord[],
  at: number,
  phrases: ReadonlySet<string>,
  longest = 5,
): number {
  for (let count = Math.min(longest, words.length - at); count >= 1; count -= 1) {
    const run = words.slice(at, at + count);
    if (isFree(run) && phrases.has(typedText(run))) return count;
  }
  return 0;
}

export function claimNearMe(words: TypedWord[]): PlaceAsked | null {
  for (let at = 0; at < words.length; at += 1) {
    const count = phraseLength(words, at, NEAR_ME);
    if (count > 0) return { by: 'you', words: claim(words.slice(at, at + count)) };
  }
  return null;
}

/** The words before `at` that say how the place is meant; several are one ("near near leeds"). */
export function relationBefore(words: TypedWord[], at: number): { relation: Relation | null; words: TypedWord[] } {
  let from = at;
  let relation: Relation | null = null;
  while (from > 0) {
    const two = from > 1 ? typedText(words.slice(from - 2, from)) : '';
    const one = words[from - 1];
    if (!one || one.part !== null) break;
    const count = NEAR_WORDS.has(two) ? 2 : NEAR_WORDS.has(one.typed) || IN_WORDS.has(one.typed) ? 1 : 0;
    if (count === 0) break;
    relation ??= IN_WORDS.has(one.typed) && count === 1 ? 'in' : 'near';
    from -= count;
  }
  return { relation, words: words.slice(from, at) };
}

/** A postcode written any way; one that does not exist is claimed too, so that it can be said. */
export function claimPostcode(words: TypedWord[], book: PlaceBook): PlaceAsked | null {
  for (let at = 0; at < words.length; at += 1) {
    for (const count of [3, 2, 1]) {
      const run = words.slice(at, at + count);
      if (run.length < count || !isFree(run)) continue;
      const found = readPostcode(typedText(run), book);
      if (!found) continue;
      const before = relationBefore(words, at);
      return { by: 'postcode', relation: before.relation ?? 'in', ...found, words: claim([...before.words, ...run]) };
    }
  }
  return null;
}

/** Towns elsewhere that are small are more often a word than a wish. */
const LEAST_ABROAD = 100_000;

export interface TownWanted {
  home: string | null;
  /** Only names of at least so many words: short ones could be anything. */
  atLeast: number;
  /** Only at either end of what is left, or after a word such as "in". */
  anywhere: boolean;
}

/** The longest town name among free words; the last one of equals. A district or country after it says which one is meant. */
export function claimTown(
  words: TypedWord[],
  book: PlaceBook,
  { home, atLeast, anywhere }: TownWanted,
): PlaceAsked | null {
  for (let count = Math.min(book.longest, words.length); count >= atLeast; count -= 1) {
    for (let at = words.length - count; at >= 0; at -= 1) {
      const run = words.slice(at, at + count);
      if (!isFree(run)) continue;
      const before = relationBefore(words, at);
      if (count === 1 && !before.relation && isOtherwiseKnown(run[0])) continue;
      const isAtEnd = words.slice(at + count).every(({ part }) => part !== null);
      const isAtStart = words.slice(0, at).every(({ part }) => part !== null);
      // "Near Hyde Park Leeds" names the park, and says which one.
      if (!before.relation && isAtEnd && isNamedNear(words, at)) continue;
      if (!anywhere && !before.relation && !isAtEnd && !isAtStart) continue;
      const wanted = before.relation !== null;
      const places = book
        .named(text(run), home)
        .filter((place) => wanted || place.countryCode === home || place.population >= LEAST_ABROAD);
      if (places.length === 0) continue;
      const narrowed = narrow(places, words.slice(at + count));
      // "Pub near York station" names the station.
      const next = words[at + count];
      // "Near Manchester Piccadilly" is not all of Manchester.
      if (before.relation && next?.part === null && narrowed.words.length === 0 && isOfName(next)) continue;
      const isMore = words.slice(0, at - before.words.length).some(({ part }) => part === null);
      if (before.relation === 'near' && isMore && isNameWithKind(words.slice(at + count), book, home)) continue;
      return {
        by: 'town',
        relation: before.relation ?? 'in',
        places: narrowed.places,
        words: claim([...before.words, ...run, ...narrowed.words]),
        isLeading: before.relation === null && isAtStart && !isAtEnd,
      };
    }
  }
  return null;
}

const LONGEST_KIND = 3;

/** "York station", "Leeds town hall", "Hyde Park Leeds": behind the town's name a kind of place ends it, alone or with a town of its own. */
function isNameWithKind(after: readonly TypedWord[], book: PlaceBook, home: string | null): boolean {
  if (!isFree(after)) return false;
  for (let count = Math.min(LONGEST_KIND, after.length); count >= 1; count -= 1) {
    if (!KIND_PHRASES.has(text(after.slice(0, count)))) continue;
    const rest = after.slice(count);
    return rest.length === 0 || book.named(text(rest), home).length > 0;
  }
  return false;
}

/** Whether the words before `at` are a name that something is to be near. */
function isNamedNear(words: readonly TypedWord[], at: number): boolean {
  const from = words.findLastIndex(({ typed, part }, place) => place < at && part === null && NEAR_WORDS.has(typed));
  return from >= 0 && from < at - 1 && isFree(words.slice(from, at));
}

/** Goes on with the name before it. */
const isOfName = ({ typed, read }: TypedWord): boolean =>
  !KIND_PHRASES.has(read) &&
  !FEATURE_PHRASES.has(read) &&
  !FILLERS.has(typed) &&
  !IN_WORDS.has(typed) &&
  !NEAR_WORDS.has(typed) &&
  !JOINING.has(typed);
const JOINING = new Set(['but', 'or', 'not', 'also', 'plus', 'step', 'wheelchair', 'no', 'hearing', 'quiet']);

/** A village is called Pool, and another one Hope: as words alone they are no places. */
const isOtherwiseKnown = (word: TypedWord | undefined): boolean =>
  word !== undefined &&
  (KIND_PHRASES.has(word.read) ||
    FEATURE_PHRASES.has(word.read) ||
    FILLERS.has(word.read) ||
    /^[a-z]{1,2}$/.test(word.read));

const MIDDLES = new Set(['city centre', 'town centre', 'city center', 'centre', 'city', 'town', 'area']);

/** A town with its district or country behind it is meant, whatever else stands there: "Soho London", "Douglas Isle of Man". */
export function claimTownWithin(words: TypedWord[], book: PlaceBook, home: string | null): PlaceAsked | null {
  for (let count = Math.min(book.longest, words.length - 1); count >= 1; count -= 1) {
    for (let at = 0; at + count < words.length; at += 1) {
      const run = words.slice(at, at + count);
      if (!isFree(run) || (count === 1 && isOtherwiseKnown(run[0]))) continue;
      const narrowed = narrow(book.named(text(run), home), words.slice(at + count));
      if (narrowed.words.length === 0 || narrowed.places.length === 0 || MIDDLES.has(typedText(narrowed.words)))
        continue;
      const before = relationBefore(words, at);
      const all = claim([...before.words, ...run, ...narrowed.words]);
      return { by: 'town', relation: before.relation ?? 'in', isLeading: false, places: narrowed.places, words: all };
    }
  }
  return null;
}

function narrow(places: BookPlace[], after: TypedWord[]): { places: BookPlace[]; words: TypedWord[] } {
  for (let count = Math.min(6, after.length); count >= 1; count -= 1) {
    const run = after.slice(0, count);
    if (!isFree(run)) continue;
    const said = typedText(run);
    if (MIDDLES.has(said)) return { places, words: run };
    const meant = places.filter((place) => place.withinNames.includes(said));
    if (meant.length > 0) return { places: meant, words: run };
  }
  return { places, words: [] };
}

/** What stands after "near" or "in" when no town is called so. */
export function claimNamedPlace(words: TypedWord[]): PlaceAsked | null {
  for (let at = words.length - 1; at > 0; at -= 1) {
    const before = relationBefore(words, at);
    if (!before.relation || words[at]?.part !== null) continue;
    let end = at;
    while (end < words.length && words[end]?.part === null) end += 1;
    const run = words.slice(at, end);
    let named = run[0] && ['the', 'a', 'my'].includes(run[0].typed) ? run.slice(1) : run;
    while (named.length > 0 && FILLERS.has(named.at(-1)?.typed ?? '')) named = named.slice(0, -1);
    if (named.length === 0) continue;
    return { by: 'name', relation: before.relation, name: text(named), words: claim([...before.words, ...run]) };
  }
  return null;
}

/** The town that somebody may have meant by a name that nobody has: the fewest slips, then the most people. */
export function misspeltTown(name: string, book: PlaceBook, home: string | null): BookPlace[] {
  const slips = slipsIn(name);
  if (slips === 0) return [];
  let best: { slips: number; places: BookPlace[] } | null = null;
  for (const known of book.namesLike(name.length, slips)) {
    const distance = editDistance(name, known, slips);
    if (distance > slips || distance === 0) continue;
    const places = book.named(known, home);
    const isBetter =
      !best ||
      distance < best.slips ||
      (distance === best.slips && (places[0]?.population ?? 0) > (best.places[0]?.population ?? 0));
    if (isBetter) best = { slips: distance, places };
  }
  return best?.places ?? [];
}
