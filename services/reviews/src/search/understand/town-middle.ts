import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import { phrasesOf } from '../lexicon/read-lexicon';
import { relationBefore } from './relation-before';
import type { TypedWord } from './typed-words';
import { isFree, textRead, textTyped } from './word-runs';

/** What people say for the middle of a town, or for all of it. */
export const MIDDLES = phrasesOf('relations', 'middle');

/** "Town centre" of "town centre York". */
export function middleBefore(words: readonly TypedWord[], at: number): TypedWord[] {
  for (const count of [2, 1]) {
    const run = words.slice(Math.max(0, at - count), at);
    // "Walk-in centre Leeds" is no middle of Leeds.
    if (!isFree(run) || !MIDDLES.has(textTyped(run)) || isKindUpTo(words, at)) continue;
    const from = words[at - count - 1]?.typed === 'the' ? at - count - 1 : at - count;
    const before = relationBefore(words, from);
    // "Garden centre York".
    if (count === 1 && !before.relation) continue;
    return [...before.words, ...words.slice(from, at)];
  }
  return [];
}

const isKindUpTo = (words: readonly TypedWord[], at: number): boolean =>
  [2, 3, 4].some((count) => count <= at && KIND_PHRASES.has(textRead(words.slice(at - count, at))));
