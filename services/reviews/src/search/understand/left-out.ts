import { FEATURE_PHRASES } from './feature-vocabulary';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import { phrasesOf, readLexicon } from '../lexicon/read-lexicon';
import type { TypedWord } from './typed-words';

const NOT = phrasesOf('function-words', 'negation');
/** Before a name: "no" and "without" begin names. */
const NOT_A_NAME: ReadonlySet<string> = new Set(
  readLexicon('function-words').flatMap(({ phrase, value, weight }) =>
    value === 'negation' && weight === 1 ? [phrase] : [],
  ),
);
const BETWEEN = phrasesOf('function-words', 'after-negation');
const LONGEST = 5;

/** "Without a lift", "not a pub": the opposite of a wish. What we cannot search for is taken out, to be said, and never turned round. */
export function claimLeftOut(words: TypedWord[]): TypedWord[][] {
  const runs: TypedWord[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!NOT.has(words[at]?.typed ?? '') || words[at]?.part !== null) continue;
    // "No steps" and "not too loud" are wishes of their own.
    if (phraseFrom(words, at) > 0) continue;
    let from = at + 1;
    while (BETWEEN.has(words[from]?.typed ?? '')) from += 1;
    const count = phraseFrom(words, from);
    if (count > 0) runs.push(words.slice(at, from + count));
  }
  return asFillers(runs);
}

function phraseFrom(words: readonly TypedWord[], from: number): number {
  for (let count = Math.min(LONGEST, words.length - from); count >= 1; count -= 1) {
    const run = words.slice(from, from + count);
    const phrase = run.map(({ read }) => read).join(' ');
    if (run.every(({ part }) => part === null) && (FEATURE_PHRASES.has(phrase) || KIND_PHRASES.has(phrase)))
      return count;
  }
  return 0;
}

/** "Cafés that are not Costa": of what is left once kinds and places are known. A name may begin with "Not", so that it has to stand behind something. */
export function claimNameLeftOut(words: TypedWord[]): TypedWord[][] {
  const at = words.findIndex(({ typed, part }, index) => index > 0 && part === null && NOT_A_NAME.has(typed));
  if (at < 0) return [];
  const end = words.findIndex(({ part }, index) => index > at && part !== null);
  const run = words.slice(at, end < 0 ? undefined : end);
  return run.length > 1 ? asFillers([run]) : [];
}

function asFillers(runs: TypedWord[][]): TypedWord[][] {
  for (const word of runs.flat()) word.part = 'filler';
  return runs;
}

const ADJECTIVES = phrasesOf('unsupported', 'atmosphere');

/** "Conference hotel", "cosy pub": right before the word for a kind, what our data tells nothing of. */
export function claimAdjectives(words: TypedWord[]): TypedWord[][] {
  const isOne = ({ typed, part }: TypedWord, at: number) =>
    part === null && ADJECTIVES.has(typed) && words[at + 1]?.part === 'kind';
  return asFillers(words.filter(isOne).map((word) => [word]));
}
