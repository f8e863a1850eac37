import sql, { join, type Sql } from 'sql-template-tag';

/** The characters of a trigram: shorter words are found by venue_search_grams_idx instead. */
export const TRIGRAM = 3;

// As the function search_grams has them.
const SPACELESS =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;

export const lengthOf = (word: string): number => [...word].length;
export const isShort = (word: string): boolean => lengthOf(word) < TRIGRAM;

/** Rows with all (or any) of these words of one or two characters: at the start of a word, in scripts without spaces anywhere. */
export function hasShortWords(words: readonly string[], any: boolean): Sql {
  const keys = sql`ARRAY[${join(words.map((word) => sql`${SPACELESS.test(word) ? word : ` ${word}`}`))}]::text[]`;
  return any ? sql`search_grams(venue.search_text) && ${keys}` : sql`search_grams(venue.search_text) @> ${keys}`;
}
