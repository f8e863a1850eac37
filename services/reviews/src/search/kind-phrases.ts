import type { KindMeaning, NamedKind } from '../venue/kind-meaning';
import { KINDS } from '../venue/kind-vocabulary';
import { readLexicon } from './lexicon/read-lexicon';

/** What each word for a kind of place asks for. */
export const KIND_PHRASES: ReadonlyMap<string, KindMeaning> = new Map(
  readLexicon('kinds').flatMap(({ phrase, value }) => {
    const meaning = KINDS.get(value);
    return meaning ? [[phrase, meaning] as const] : [];
  }),
);

/** How the data names what people call a kind of place. */
export interface KindFilter {
  kinds?: readonly string[];
  category?: string;
  named?: NamedKind;
}

/** In other scripts the word stands within names, unparted: 東京ホテル. */
const IS_PARTED = /^[\p{Script=Latin}\p{N}& ]+$/u;

/** The filter that a folded phrase names, if it is the name of a kind; where the data has no kind for it, it is a word of names. */
export function kindFilter(phrase: string): KindFilter | null {
  if (!IS_PARTED.test(phrase)) return null;
  const meaning = KIND_PHRASES.get(phrase);
  if (!meaning || meaning.nameWords) return null;
  if (meaning.category) return { category: meaning.category };
  return { kinds: meaning.kinds, ...(meaning.named && { named: meaning.named }) };
}
