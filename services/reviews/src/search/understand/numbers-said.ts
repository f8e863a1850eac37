import { phrasesOf, readLexicon } from '../lexicon/read-lexicon';
import type { TypedWord } from './typed-words';

const DIGITS = /^\d{1,4}$/;
const WHOLE_NUMBERS = new Set(
  readLexicon('numbers').flatMap(({ phrase, value, weight }) =>
    weight === 1 && Number.isInteger(Number(value)) ? [phrase] : [],
  ),
);
const isCount = (word: string): boolean => DIGITS.test(word) || WHOLE_NUMBERS.has(word);
const STARS = /^stars?$/;
const MOST = phrasesOf('function-words', 'before-count');
const GUESTS = phrasesOf('function-words', 'after-count');

/** Stars, prices and how many come along, "3 star hotel", "under £100", "for 4 people": our data knows none of them. */
export function claimNumbers(words: TypedWord[]): TypedWord[][] {
  const runs = words.flatMap((word, at) => {
    if (word.part !== null || !isCount(word.typed)) return [];
    const before = words[at - 1];
    const next = words[at + 1];
    if (next?.part === null && STARS.test(next.typed)) return [[word, next]];
    const isMost = before?.part === null && MOST.has(before.typed);
    const isGuests = next?.part === null && GUESTS.has(next.typed);
    if (!isMost && !isGuests) return [];
    return [[...(isMost ? [before] : []), word, ...(isGuests ? [next] : [])]];
  });
  for (const word of runs.flat()) word.part = 'filler';
  return runs;
}
