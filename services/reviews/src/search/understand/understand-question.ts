import { claimAmenities } from './claim-amenities';
import { claimDepartment } from './claim-department';
import { claimLandmark } from './claim-landmark';
import { claimMotorway } from './claim-motorway';
import { claimNamedPlace } from './claim-named-place';
import { claimTown, type PlaceAsked } from './claim-place';
import { claimNearMe, claimPostcode, phraseLength } from './claim-position';
import { claimQuarter } from './claim-quarter';
import { claimPhrases, type FoundFeature } from './claim-phrases';
import { claimStation, dropCentral } from './claim-station';
import { claimStop } from './claim-stop';
import { claimStreet, holdStreet } from './claim-street';
import { patternOf, phrasesOf } from '../lexicon/read-lexicon';
import { correctWords } from './correct-words';
import { dropFillers } from './drop-fillers';
import { claimDistance, type DistanceSaid } from './distance-said';
import { claimHalfKnown, orHalfKnown } from './half-known';
import { claimAdjectives, claimLeftOut, claimNameLeftOut } from './left-out';
import { claimNumbers } from './numbers-said';
import type { Wish } from '../search-port';
import type { KindMeaning } from '../../venue/kind-meaning';
import type { PlaceBook } from './place-book';
import { FEATURE_PHRASES } from './feature-vocabulary';

import { spoken } from './spoken-name';
import { CARER_TICKETS, FILLERS, FOOD_OF_SHOPS, IN_WORDS, NEAR_WORDS, UNHELD } from './spoken-words';
import { splitJoined } from './split-joined';
import { claimTerminal } from './claim-terminal';
import { claimTownWithin } from './claim-town-within';
import { typedQuestion, type TypedQuestion, type TypedWord } from './typed-words';
import { asName, holdUnmapped } from './unmapped-kinds';
import { besideInTown, withinTown } from './within-town';
import { textRead } from './word-runs';

/** A question taken apart; whether a venue bears the whole of it as its name is for the engine to say. */
export interface Question {
  asked: TypedQuestion;
  /** All its words, folded, as typed. */
  whole: string;
  kind: KindMeaning | null;
  kindWords: TypedWord[];
  features: FoundFeature[];
  /** What its features come to; each is to be met. */
  wishes: Wish[];
  place: PlaceAsked | null;
  /** What is left: words of a name. */
  name: string;
  nameWords: TypedWord[];
  /** Without features, places and small words: what a venue that was asked about is called. */
  bare: string;
  /** Without features and small words: what is asked about. */
  core: string;
  /** Wishes of which our data knows nothing: "dog friendly". */
  unheld: TypedWord[][];
  /** A kind of place that no source lists, as typed: "vets". It is looked for in names alone. */
  unmapped: string | null;
  /** "Within 3 miles of". */
  distance: DistanceSaid | null;
}

const MOST_WISHES = 4;

export function understandQuestion(text: string, book: PlaceBook): Question {
  const asked = typedQuestion(text);
  const { words } = asked;
  splitJoined(words, book);
  const isSaid = ({ tag }: TypedWord) => tag === undefined;
  const whole = spoken(
    words
      .filter(isSaid)
      .map(({ typed }) => typed)
      .join(' '),
  );
  const distance = claimDistance(words);
  const terminal = claimTerminal(words, book);
  const department = [...claimDepartment(words), ...claimMotorway(words)];
  const unmapped = holdUnmapped(words);
  const holding = holdPhrases(words);
  nearestTo(words);
  dropCentral(words, book);
  const street = holdStreet(words, book);
  let place = claimNearMe(words, book) ?? claimPostcode(words, book) ?? claimStation(words, book);
  place ??= claimLandmark(words, book);
  place ??= claimTownWithin(words, book) ?? claimQuarter(words, book);
  place ??= claimStop(words, book);
  // Names of several words first: Barnard Castle is no castle, and Stow on the Wold has "on" in it.
  place ??= claimTown(words, book, { atLeast: 2, anywhere: true });
  correctWords(words, book);
  const halfKnown = claimHalfKnown(words);
  const amenities = claimAmenities(words, book);
  // Before kinds, because it may be named after one: "pub near York station".
  place ??= claimTown(words, book, { atLeast: 1, anywhere: false });
  place = place ? besideInTown(place, words) : withinTown(claimNamedPlace(words), words, book);
  for (const word of holding) if (word.part === 'feature') word.part = null;
  const leftOut = [...claimLeftOut(words), ...runsOf(words, CARER_TICKETS, 'filler')];
  dropFoodOfShops(words);
  const { kind, kindWords, features, beside } = orHalfKnown(claimPhrases(words), halfKnown);
  if (!kind) takeBack(words);
  // After features: "guide dog friendly" is one.
  const unheld = [
    ...terminal,
    ...department,
    ...leftOut,
    ...halfKnown.map(({ run }) => run),
    ...amenities,
    ...beside,
    ...claimUnheld(words),
    ...claimAdjectives(words),
  ];
  place ??= claimTown(words, book, { atLeast: 1, anywhere: false });
  if (street) place = claimStreet(street, place);
  if (distance?.isFromYou) place ??= { by: 'you', words: [] };
  if (distance && place) place.words.unshift(...distance.words.filter((word) => !place.words.includes(word)));
  unheld.push(...claimNameLeftOut(words));
  // A street beside a postcode or a position: these say better where, and it is not dropped in silence.
  if (street && place?.by !== 'name') unheld.push(street);
  dropFillers(words);
  asName(unmapped);
  const nameWords = words.filter(({ part }) => part === null);
  const wishes = wishesOf(features);
  const bare = spoken(textRead(words.filter(({ part, read }) => (part === null || part === 'kind') && read)));
  const isSmall = ({ typed, part }: TypedWord) =>
    part !== 'kind' && (IN_WORDS.has(typed) || NEAR_WORDS.has(typed) || FILLERS.has(typed));
  const about = words.filter((word) => word.part !== 'feature' && word.part !== 'filler' && !isSmall(word));
  const core = wishes.length + unheld.length > 0 ? spoken(about.map(({ typed }) => typed).join(' ')) : whole;
  const name = spoken(textRead(nameWords.filter(({ read }) => read)));
  return {
    asked,
    whole,
    kind,
    kindWords,
    features,
    wishes,
    place,
    name,
    nameWords,
    bare,
    core,
    unheld,
    unmapped: unmapped?.typed ?? null,
    distance,
  };
}

/** A word that was read as another, "Primark" as "primary", and then is part of nothing stays what was typed; beside a kind, "britsh museum", the other is likelier. */
function takeBack(words: readonly TypedWord[]): void {
  for (const word of words) if (word.part === null && !FILLERS.has(word.read)) word.read = word.typed;
}

const NEAREST = phrasesOf('relations', 'nearest');

/** "The nearest chemist to Hull station": what stands behind "to" is near. */
function nearestTo(words: readonly TypedWord[]): void {
  const from = words.findIndex(({ typed }) => NEAREST.has(typed));
  const to = from < 0 ? undefined : words.slice(from + 1).find(({ typed, part }) => typed === 'to' && part === null);
  if (to) to.isNear = true;
}

/** Each once; a hashtag that no feature stands for is looked for in reviews. */
function wishesOf(found: readonly FoundFeature[]): Wish[] {
  const wishes = found.map(({ features, tag }) => ({
    features,
    phrases: features.length === 0 ? (tag?.words ?? []) : [],
  }));
  return [...new Map(wishes.map((wish) => [JSON.stringify(wish), wish])).values()].slice(0, MOST_WISHES);
}

/** "M&S Food" looks for no place to eat. */
function dropFoodOfShops(words: readonly TypedWord[]): void {
  for (let at = 0; at < words.length; at += 1) {
    const length = phraseLength(words, at, FOOD_OF_SHOPS);
    const food = length > 0 ? words[at + length - 1] : undefined;
    if (food) food.part = 'filler';
  }
}

const RELATION_INSIDE = new RegExp(`(?:^| )${patternOf('function-words', 'within-phrase')} `);
const WITH_RELATION = new Set([...FEATURE_PHRASES.keys(), ...UNHELD].filter((phrase) => RELATION_INSIDE.test(phrase)));

/** "Roll in shower" names no place called shower: kept out of the way while places are looked for. */
function holdPhrases(words: TypedWord[]): TypedWord[] {
  return runsOf(words, WITH_RELATION, 'feature').flat();
}

const claimUnheld = (words: TypedWord[]): TypedWord[][] => [...runsOf(words, UNHELD, 'filler'), ...claimNumbers(words)];

function runsOf(words: TypedWord[], phrases: ReadonlySet<string>, part: 'feature' | 'filler'): TypedWord[][] {
  const runs: TypedWord[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = words.slice(at, at + phraseLength(words, at, phrases));
    if (run.length === 0) continue;
    for (const word of run) word.part = part;
    runs.push(run);
  }
  return runs;
}
