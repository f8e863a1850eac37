import sql, { join, type Sql } from 'sql-template-tag';
import { likePattern } from '../text/like-pattern';
import type { CandidateQuery } from './search-port';

/** The characters of a trigram: shorter words are found by venue_search_grams_idx instead. */
const TRIGRAM = 3;

// As the function search_grams has them.
const SPACELESS =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;

const lengthOf = (word: string): number => [...word].length;
const isShort = (word: string): boolean => lengthOf(word) < TRIGRAM;

/** Rows with all (or any) of these words of one or two characters: at the start of a word, in scripts without spaces anywhere. */
function hasShortWords(words: readonly string[], any: boolean): Sql {
  const keys = sql`ARRAY[${join(words.map((word) => sql`${SPACELESS.test(word) ? word : ` ${word}`}`))}]::text[]`;
  return any ? sql`search_grams(venue.search_text) && ${keys}` : sql`search_grams(venue.search_text) @> ${keys}`;
}

/** Shorter words have too few trigrams to be told from others when misspelt. */
const LEAST_SIMILAR = 4;
/** Of a sentence, the longest words say most; each further one makes PostgreSQL look at thousands of rows more. */
const MOST_WORDS = { literal: 5, similar: 3 } as const;

/** Where words of a question stand in venue.search_text. Each is led by an index: none scans the table. */
export interface WordRules {
  where: Sql;
  /** How many of the words a row has: sorts before all else; null when it must have all. */
  matched: Sql | null;
}

const has = (word: string): Sql => sql`venue.search_text LIKE ${likePattern(word)}`;
/** The operator form of word similarity is what the trigram index serves. */
const resembles = (word: string): Sql => sql`${word} <% venue.search_text`;
const longest = (words: readonly string[], count: number): string[] =>
  [...words].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, count);
const wordsOf = ({ text }: CandidateQuery): string[] => [...new Set(text.split(' ').filter(Boolean))];

/** Whole and unfinished words, as they were typed. */
export function literalRules(query: CandidateQuery): WordRules {
  const words = wordsOf(query);
  const long = words.filter((word) => !isShort(word));
  if (words.length === 0) return { where: sql`true`, matched: null };
  if (long.length === 0) return { where: hasShortWords(words, query.anyWord ?? false), matched: null };
  if (!query.anyWord) return { where: join(words.map(has), ' AND '), matched: null };
  return anyOf(longest(long, MOST_WORDS.literal).map(has));
}

/** Words that are misspelt; null when there is none of which one could tell. */
export function similarRules(query: CandidateQuery): WordRules | null {
  const words = wordsOf(query);
  const long = words.filter((word) => lengthOf(word) >= LEAST_SIMILAR);
  if (long.length === 0) return null;
  if (query.anyWord) return anyOf(longest(long, MOST_WORDS.similar).map(resembles));
  const led = longest(long, MOST_WORDS.similar);
  return {
    where: join(
      words.map((word) => (led.includes(word) ? resembles(word) : has(word))),
      ' AND ',
    ),
    matched: null,
  };
}

function anyOf(rules: Sql[]): WordRules {
  return {
    where: sql`(${join(rules, ' OR ')})`,
    matched: join(
      rules.map((rule) => sql`(${rule})::int`),
      ' + ',
    ),
  };
}
