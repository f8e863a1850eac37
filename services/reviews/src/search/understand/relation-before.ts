import { IN_WORDS, NEAR_WORDS } from './spoken-words';
import type { TypedWord } from './typed-words';
import { isFree, textTyped } from './word-runs';

export type Relation = 'in' | 'near';

/** The words before `at` that say how the place is meant; several are one ("near near leeds"). */
export function relationBefore(
  words: readonly TypedWord[],
  at: number,
): { relation: Relation | null; words: TypedWord[] } {
  let from = at;
  let relation: Relation | null = null;
  while (from > 0) {
    const one = words[from - 1];
    if (!one || one.part !== null) break;
    const count = nearWordsBefore(words, from) || (one.isNear || IN_WORDS.has(one.typed) ? 1 : 0);
    if (count === 0) break;
    relation ??= IN_WORDS.has(one.typed) && count === 1 && !one.isNear ? 'in' : 'near';
    from -= count;
  }
  return { relation, words: words.slice(from, at) };
}

const LONGEST_NEAR = Math.max(...[...NEAR_WORDS].map((phrase) => phrase.split(' ').length));

/** How many words before `at` say "near": "by", "round the corner from". */
function nearWordsBefore(words: readonly TypedWord[], at: number): number {
  for (let count = Math.min(LONGEST_NEAR, at); count >= 1; count -= 1) {
    const run = words.slice(at - count, at);
    if (isFree(run) && NEAR_WORDS.has(textTyped(run))) return count;
  }
  return 0;
}
