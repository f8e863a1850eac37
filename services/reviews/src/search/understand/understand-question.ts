import {
  claimNamedPlace,
  claimNearMe,
  claimPostcode,
  claimTown,
  claimTownWithin,
  phraseLength,
  type PlaceAsked,
} from './claim-place';
import { claimPhrases, type FoundFeature } from './claim-phrases';
import { correctWords } from './correct-words';
import type { Wish } from '../search-port';
import type { KindMeaning } from '../../venue/kind-vocabulary';
import type { PlaceBook } from './place-book';
import { FEATURE_PHRASES } from './feature-vocabulary';
import { FILLERS, NAMES_AS_SPOKEN, SOFT_FILLERS, UNHELD } from './spoken-words';
import { typedQuestion, type TypedQuestion, type TypedWord } from './typed-words';

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
  /** Wishes of which our data knows nothing: "dog friendly". */
  unheld: TypedWord[][];
}

const MOST_WISHES = 4;

export function understandQuestion(text: string, book: PlaceBook, home: string | null): Question {
  const asked = typedQuestion(text);
  const { words } = asked;
  const isSaid = ({ tag }: TypedWord) => tag === undefined;
  const whole = spoken(
    words
      .filter(isSaid)
      .map(({ typed }) => typed)
      .join(' '),
  );
  const holding = holdPhrases(words);
  let place = claimNearMe(words) ?? claimPostcode(words, book);
  place ??= claimTownWithin(words, book, home);
  // Names of several words first: Barnard Castle is no castle, and Stow on the Wold has "on" in it.
  place ??= claimTown(words, book, { home, atLeast: 2, anywhere: true });
  correctWords(words, book);
  // Before kinds, because it may be named after one: "pub near York station".
  place ??= claimTown(words, book, { home, atLeast: 1, anywhere: false });
  if (!place) place = claimNamedPlace(words);
  for (const word of holding) if (word.part === 'feature') word.part = null;
  const { kind, kindWords, features } = claimPhrases(words);
  // After features: "guide dog friendly" is one.
  const unheld = claimUnheld(words);
  place ??= claimTown(words, book, { home, atLeast: 1, anywhere: false });
  dropFillers(words);
  const nameWords = words.filter(({ part }) => part === null);
  const wishes = wishesOf(features);
  const bare = spoken(
    words
      .filter(({ part }) => part === null || part === 'kind')
      .map(({ read }) => read)
      .join(' '),
  );
  const name = spoken(nameWords.map(({ read }) => read).join(' '));
  return { asked, whole, kind, kindWords, features, wishes, place, name, nameWords, bare, unheld };
}

/** Each once; a hashtag that no feature stands for is looked for in reviews. */
function wishesOf(found: readonly FoundFeature[]): Wish[] {
  const wishes = found.map(({ features, tag }) => ({
    features,
    phrases: features.length === 0 ? (tag?.words ?? []) : [],
  }));
  return [...new Map(wishes.map((wish) => [JSON.stringify(wish), wish])).values()].slice(0, MOST_WISHES);
}

/** "tescos" is on no sign. */
function spoken(name: string): string {
  const whole = NAMES_AS_SPOKEN.get(name);
  if (whole) return whole;
  return name
    .split(' ')
    .map((word) => NAMES_AS_SPOKEN.get(word) ?? word)
    .join(' ');
}

/** "Best pub" is a pub, "Best Western" a name: such words stay before a word of a name. */
function dropFillers(words: TypedWord[]): void {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word || word.part !== null) continue;
    const isBeforeName = words[at + 1]?.part === null;
    // "M and S".
    if (
      word.typed === 'and' &&
      isBeforeName &&
      words[at - 1]?.part === null &&
      !FILLERS.has(words[at - 1]?.typed ?? '')
    )
      continue;
    if ((FILLERS.has(word.typed) || FILLERS.has(word.read)) && !(isBeforeName && SOFT_FILLERS.has(word.typed)))
      word.part = 'filler';
  }
}

const WITH_RELATION = new Set([...FEATURE_PHRASES.keys()].filter((phrase) => / (?:in|at|on|to|by|w|en) /.test(phrase)));

/** "Roll in shower" names no place called shower: kept out of the way while places are looked for. */
function holdPhrases(words: TypedWord[]): TypedWord[] {
  return runsOf(words, WITH_RELATION, 'feature').flat();
}

const claimUnheld = (words: TypedWord[]): TypedWord[][] => runsOf(words, UNHELD, 'filler');

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
