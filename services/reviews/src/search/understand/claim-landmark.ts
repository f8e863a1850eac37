import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import type { PlaceAsked } from './claim-place';
import { FEATURE_PHRASES, KIND_IN_FEATURE } from './feature-vocabulary';
import { isAtHome, type PlaceBook } from './place-book';
import { FILLERS, HAVING, IN_WORDS, NEAR_WORDS, SOFT_FILLERS } from './spoken-words';
import type { TypedWord } from './typed-words';
import { claimed, isFree, textRead } from './word-runs';
import { phrasesOf } from '../lexicon/read-lexicon';

const LANDMARKS = new Set([
  'railway_station',
  'station',
  'bus_station',
  'airport',
  'hospital',
  'university',
  'stadium',
]);
const LONGEST_KIND = 3;
const LONGEST_NAME = 3;
/** Such questions are about the landmark itself: "does Leeds station have accessible toilets", "Leeds station with a lift". */
const ASKING = phrasesOf('function-words', 'question');
/** "Gatwick airport changing places" asks for the airport's. */
const WITH_ITS_OWN = phrasesOf('name-parts', 'own-facilities');

/** "Brighton station toilets", "Queen Elizabeth Hospital Birmingham cafe": before what is looked for, a landmark says where. */
export function claimLandmark(words: TypedWord[], book: PlaceBook): PlaceAsked | null {
  if (ASKING.has(words[0]?.typed ?? '')) return null;
  for (let at = 0; at < words.length - 1; at += 1) {
    const [from, end] = landmark(words, at, book) ?? [0, 0];
    const run = words.slice(from, end);
    if (!isFree(run) || !words.slice(0, from).every(isSmallOrFeature)) continue;
    const hasItsOwn = run.some(({ read }) => WITH_ITS_OWN.has(read));
    if (!isLookedFor(words.slice(end), hasItsOwn)) continue;
    return { by: 'name', relation: 'near', name: textRead(run), words: claimed(run) };
  }
  return null;
}

/** Where a landmark begins and ends of which this word begins the kind. */
function landmark(words: TypedWord[], at: number, book: PlaceBook): [number, number] | null {
  const count = landmarkAt(words, at);
  if (count === 0) return null;
  if (words[at + 1]?.typed === 'of') {
    const town = townAt(words, at + 2, book);
    return town > 0 ? [at, at + 2 + town] : null;
  }
  const from = nameBefore(words, at, book);
  return from === at ? null : [from, at + count + townAt(words, at + count, book)];
}

/** How many words from there on say a kind of landmark. */
function landmarkAt(words: readonly TypedWord[], at: number): number {
  for (let count = LONGEST_KIND; count >= 1; count -= 1)
    if (isLandmark(textRead(words.slice(at, at + count)))) return count;
  return 0;
}

const isLandmark = (phrase: string): boolean =>
  KIND_PHRASES.get(phrase)?.kinds.some((kind) => LANDMARKS.has(kind)) ?? false;

/** Where the name before it begins. */
function nameBefore(words: readonly TypedWord[], at: number, book: PlaceBook): number {
  for (let count = LONGEST_NAME; count > 1; count -= 1)
    if (count <= at && book.isStop(textRead(words.slice(at - count, at)))) return at - count;
  let from = at;
  // "Arrowe Park Hospital".
  if (isOfKind(words[at - 1]) && isNaming(words[at - 2])) from -= 1;
  while (from > 0 && at - from < LONGEST_NAME && isNaming(words[from - 1])) from -= 1;
  // "Great Ormond Street Hospital", but not "best hospital".
  while (from < at && at - from < LONGEST_NAME && FILLERS.has(words[from]?.typed ?? '')) from += 1;
  return from;
}

const isOfKind = (word: TypedWord | undefined): boolean => word?.part === null && GROUNDS.has(word.read);
/** Kinds of ground after which what stands there is called. */
const GROUNDS = phrasesOf('name-parts', 'ground');

/** "Royal Free Hospital", "Norfolk and Norwich hospital". */
const isNaming = (word: TypedWord | undefined): boolean =>
  word?.part === null &&
  !KIND_PHRASES.has(word.read) &&
  (!isSmallOrFeature(word) || word.typed === 'and' || SOFT_FILLERS.has(word.typed));
const isSmallOrFeature = ({ typed, read }: TypedWord): boolean => FILLERS.has(typed) || FEATURE_PHRASES.has(read);

/** How many words from there on are a town. */
function townAt(words: readonly TypedWord[], at: number, book: PlaceBook): number {
  for (let count = LONGEST_KIND; count >= 1; count -= 1) {
    const [town] = book.named(textRead(words.slice(at, at + count)));
    if (town && isAtHome(town) && !KIND_PHRASES.has(words[at]?.read ?? '')) return count;
  }
  return 0;
}

/** Nothing but a kind of place and what it should have. */
function isLookedFor(rest: readonly TypedWord[], hasItsOwn: boolean): boolean {
  if (HAVING.has(rest[0]?.typed ?? '')) return false;
  let isKind = false;
  for (let at = 0; at < rest.length;) {
    const phrases = [4, 3, 2, 1].map((count) => textRead(rest.slice(at, at + count)));
    const found = phrases.find((phrase) => FEATURE_PHRASES.has(phrase) || KIND_PHRASES.has(phrase));
    const { typed = '' } = rest[at] ?? {};
    if (IN_WORDS.has(typed) || NEAR_WORDS.has(typed) || (!found && !FILLERS.has(typed))) return false;
    if (found && isLandmark(found)) return false;
    // "Hospital parking" is what somebody wants at a hospital.
    const isOwn = found === 'parking' || (hasItsOwn && !KIND_PHRASES.has(found ?? ''));
    isKind ||= found !== undefined && !isOwn && (KIND_PHRASES.has(found) || KIND_IN_FEATURE.has(found));
    at += found?.split(' ').length ?? 1;
  }
  return isKind;
}
