/** Kinds that match only with one of these patterns in the name. */
export interface NamedKind {
  kinds: readonly string[];
  words: readonly string[];
}

/** The meaning of a word for a kind of place. */
export interface KindMeaning {
  /** The label that pages show for it: "Theatres". */
  label: string;
  /**
   * Any of these OpenStreetMap kinds matches. Empty if the category alone defines it. Suggestions filter by the
   * category if there is one.
   */
  kinds: readonly string[];
  category?: string;
  /**
   * The name must contain one of these words or prefixes, because our data has no separate kind for it. Each costs one
   * more query to the search server.
   */
  nameWords?: readonly string[];
  /** For kinds that also include others: only venues with such a name match. */
  named?: NamedKind;
  /** How sources list some food sellers instead; used if there is none under their own kind. */
  otherwise?: NameTold;
}

/** A kind recognised by names. */
export interface NameTold {
  kinds: readonly string[];
  nameWords: readonly string[];
  named: NamedKind;
}
