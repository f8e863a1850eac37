/** Of this kind, only those with one of these parts of a word in their name. */
export interface NamedKind {
  kind: string;
  words: readonly string[];
}

/** What a word for a kind of place asks for. */
export interface KindMeaning {
  /** As a chip says it: "Theatres". */
  label: string;
  /** OpenStreetMap's words for it; any of them will do. Empty where the category alone says it. A suggestion asks by the category where there is one. */
  kinds: readonly string[];
  category?: string;
  /** A word that its name has to have: our data has no kind of its own for it. */
  nameWord?: string;
  /** One of its kinds holds others too: only those with such a part of a word in their name. */
  named?: NamedKind;
}

/** Label, kinds, and all that people call it: plurals, everyday words, and words of languages that visitors to Britain speak. */
export type Row = [
  label: string,
  kinds: string,
  words: string,
  more?: Pick<KindMeaning, 'category' | 'nameWord' | 'named'>,
];
