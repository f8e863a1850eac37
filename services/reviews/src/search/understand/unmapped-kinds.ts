import { valuesOf } from '../lexicon/read-lexicon';
import { phraseLength } from './claim-position';
import type { TypedWord } from './typed-words';

/** Kinds of places that no source of ours lists, as people say them -> the word that the few have in their names whose name tells what they are. */
const IN_NAMES = valuesOf('unlisted-kinds');
const SAID: ReadonlySet<string> = new Set(IN_NAMES.keys());

export interface Unmapped {
  /** As typed: "vets". */
  typed: string;
  words: TypedWord[];
}

/**
 * "Vets Leeds", "registry office York": words that are looked for in names, and by which neither a town nor a kind that is listed is
 * meant. Kept out of the way until those are known, and given back by `asName`.
 */
export function holdUnmapped(words: TypedWord[]): Unmapped | null {
  for (let at = 0; at < words.length; at += 1) {
    const run = words.slice(at, at + phraseLength(words, at, SAID));
    if (run.length === 0) continue;
    for (const word of run) word.part = 'filler';
    return { typed: run.map(({ typed }) => typed).join(' '), words: run };
  }
  return null;
}

export function asName(unmapped: Unmapped | null): void {
  if (!unmapped) return;
  for (const word of unmapped.words) {
    word.part = null;
    word.read = '';
  }
  const [first] = unmapped.words;
  if (first) first.read = IN_NAMES.get(unmapped.typed) ?? unmapped.typed;
}
