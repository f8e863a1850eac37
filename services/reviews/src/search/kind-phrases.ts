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
