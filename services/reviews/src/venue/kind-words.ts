import type { NamedKind } from './kind-meaning';
import { KIND_PHRASES, usualPhrases } from './kind-vocabulary';

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

/** Words that the search index keeps beside a venue of this kind, so that "leeds train station" finds it. */
export function kindWords(kind: string | null, category: string): string {
  const usual = usualPhrases(kind, category).flatMap((phrase) => phrase.split(' '));
  return [...new Set([...usual, kind?.replaceAll('_', ' ') ?? '', category])].filter(Boolean).join(' ');
}
