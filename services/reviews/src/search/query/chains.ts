import type { KindMeaning } from '../../venue/kind-meaning';
import { KINDS } from '../../venue/kind-vocabulary';
import { readLexicon } from '../lexicon/read-lexicon';

/** Names that tell what kind of place they are of, for the nearest of that kind when nobody knows the place itself. "Everyman theatre" is no cinema. */
const HINTS = (['chains', 'house-names'] as const)
  .flatMap((label) => readLexicon(label).map(({ phrase, value }) => ({ word: ` ${phrase} `, value, label })))
  .sort((a, b) => b.word.length - a.word.length);

export interface KindOfName {
  kind: KindMeaning;
  /** Of one house, not of a chain: another of that name is not what was meant. */
  isOnlyOne: boolean;
}

export function kindOfName(foldedName: string): KindOfName | null {
  const hint = HINTS.find(({ word }) => ` ${foldedName} `.includes(word));
  const kind = hint && KINDS.get(hint.value);
  return kind ? { kind, isOnlyOne: hint.label === 'house-names' } : null;
}

/** Whether it is the name of many houses, of which the nearest will do. */
export const isChain = (foldedName: string): boolean => kindOfName(foldedName)?.isOnlyOne === false;
