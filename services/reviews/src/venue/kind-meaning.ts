/** Of these kinds, only those with one of these patterns in their name. */
export interface NamedKind {
  kinds: readonly string[];
  words: readonly string[];
}

/** What a word for a kind of place asks for. */
export interface KindMeaning {
  /** As a chip says it: "Theatres". */
  label: string;
  /** OpenStreetMap's words for it; any of them will do. Empty where the category alone says it. A suggestion asks by the category where there is one. */
  kinds: readonly string[];
  category?: string;
  /** Of these its name has to have one, or a word that begins so: our data has no kind of its own for it. Each is a question more to the search server. */
  nameWords?: readonly string[];
  /** Some of its kinds hold others too: of these only those that are called so. */
  named?: NamedKind;
  /** How some are listed that sell food: for where none of its own kind is. */
  otherwise?: NameTold;
}

/** A kind that is told by names. */
export interface NameTold {
  kinds: readonly string[];
  nameWords: readonly string[];
  named: NamedKind;
}
