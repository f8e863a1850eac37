import { KINDS } from '../../venue/kind-vocabulary';
import { valuesOf } from '../lexicon/read-lexicon';
import { phraseLength } from './claim-position';
import type { FoundPhrases } from './claim-phrases';
import type { TypedWord } from './typed-words';

/** What no source tells, and the kind of place where it is looked for: said to be left out, and the kind is shown. */
const KIND_OF = valuesOf('unlisted-specialities');
const SAID: ReadonlySet<string> = new Set(KIND_OF.keys());

export interface HalfKnown {
  kind: string;
  run: TypedWord[];
}

/** Takes them out, so that nothing else is read into their words. */
export function claimHalfKnown(words: TypedWord[]): HalfKnown[] {
  const found: HalfKnown[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = words.slice(at, at + phraseLength(words, at, SAID));
    const kind = KIND_OF.get(run.map(({ typed }) => typed).join(' '));
    if (!kind) continue;
    for (const word of run) word.part = 'filler';
    found.push({ kind, run });
  }
  return found;
}

/** "Special needs school Leeds" asks for schools. */
export function orHalfKnown(found: FoundPhrases, [first]: readonly HalfKnown[]): FoundPhrases {
  const kind = first && KINDS.get(first.kind);
  return kind && !found.kind ? { ...found, kind, kindWords: first.run } : found;
}
