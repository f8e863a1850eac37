import type { KindMeaning, NamedKind } from '../venue/kind-meaning';
import { KINDS } from '../venue/kind-vocabulary';
import { readLexicon } from './lexicon/read-lexicon';

/** Maps each word for a kind of place to its meaning. */
export const KIND_PHRASES: ReadonlyMap<string, KindMeaning> = new Map(
  readLexicon('kinds').flatMap(({ phrase, value }) => {
    const meaning = KINDS.get(value);
    return meaning ? [[phrase, meaning] as const] : [];
  }),
);

/** The filter in the data for a kind of place that people name. */
export interface KindFilter {
  kinds?: readonly string[];
  category?: string;
  named?: NamedKind;
}
