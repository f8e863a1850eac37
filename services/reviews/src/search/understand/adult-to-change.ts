import type { TypedWord } from './typed-words';
import { phrasesOf } from '../lexicon/read-lexicon';

const CHANGE = phrasesOf('function-words', 'change');
const NO_BABY = phrasesOf('function-words', 'adult');
const REACH = 5;

/** "Where can I change my adult son": he is no baby, and needs such a toilet. */
export function adultToChange(words: TypedWord[], from: number): TypedWord[] | null {
  if (!CHANGE.has(words[from]?.read ?? '')) return null;
  const run = words.slice(from, from + REACH);
  const at = run.findIndex(({ typed }) => NO_BABY.has(typed));
  return at > 0 && run.slice(0, at + 1).every(({ part }) => part === null) ? run.slice(0, at + 1) : null;
}
