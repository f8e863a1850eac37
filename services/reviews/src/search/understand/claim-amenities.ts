import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import { FEATURE_PHRASES } from './feature-vocabulary';
import { misspeltTown } from './misspelt-town';
import type { PlaceBook } from './place-book';
import { FILLERS, IN_WORDS, NEAR_WORDS } from './spoken-words';
import type { TypedWord } from './typed-words';
import { textRead } from './word-runs';
import { phrasesOf } from '../lexicon/read-lexicon';

const LONGEST_PHRASE = 5;
const SMALL = phrasesOf('function-words', 'before-amenity');

/** "Pub with garden", "hotel with a sauna": behind a kind of place, what it should have and our data tells nothing of. */
export function claimAmenities(words: TypedWord[], book: PlaceBook): TypedWord[][] {
  const runs: TypedWord[][] = [];
  for (const [at, { typed, part }] of words.entries()) {
    const before = words.slice(0, at);
    if (typed !== 'with' || part !== null || !before.some(({ read }) => KIND_PHRASES.has(read))) continue;
    let from = at + 1;
    // "Large print menu" is a wish.
    while (SMALL.has(words[from]?.typed ?? '') && !beginsPhrase(words, from)) from += 1;
    if (!isPlain(words, from)) continue;
    const isTown = (word: TypedWord | undefined) =>
      word !== undefined && (book.named(word.read).length > 0 || misspeltTown(word.read, book).length > 0);
    // Of two words at the end the second may be where: "pub with garden Headingley".
    const isTold = from + 2 < words.length || before.some((word) => word.part === 'place' || isTown(word));
    const isTwo = isPlain(words, from + 1) && !isTown(words[from + 1]) && isTold;
    runs.push(words.slice(from, from + (isTwo ? 2 : 1)));
  }
  for (const word of runs.flat()) word.part = 'filler';
  return runs;
}

/** Nothing that we know, nor the beginning of it. */
function isPlain(words: readonly TypedWord[], at: number): boolean {
  const word = words[at];
  if (word?.part !== null || [FILLERS, IN_WORDS, NEAR_WORDS].some((small) => small.has(word.typed))) return false;
  return !beginsPhrase(words, at);
}

function beginsPhrase(words: readonly TypedWord[], at: number): boolean {
  for (let count = LONGEST_PHRASE; count >= 1; count -= 1) {
    const phrase = textRead(words.slice(at, at + count));
    if (FEATURE_PHRASES.has(phrase) || KIND_PHRASES.has(phrase)) return true;
  }
  return false;
}
