import sql, { join, type Sql } from 'sql-template-tag';
import { likePattern } from '../text/like-pattern';
import type { CandidateQuery } from './search-port';

/** Length of a trigram. Shorter words are found by the index venue_search_grams_idx. */
const TRIGRAM = 3;

// Pattern of scripts without spaces, the same as in the function search_grams.
const SPACELESS =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;

const lengthOf = (word: string): number => [...word].length;
const isShort = (word: string): boolean => lengthOf(word) < TRIGRAM;

/**
 * Matches rows with all (or any) of these words of one or two characters: at the start of a word; in scripts without
 * spaces, anywhere.
 */
function hasShortWords(words: readonly string[], any: boolean): Sql {
  const keys = sql`ARRAY[${join(words.map((word) => sql`${SPACELESS.test(word) ? word : ` ${word}`}`))}]::text[]`;
  return any ? sql`search_grams(venue.search_text) && ${keys}` : sql`search_grams(venue.search_text) @> ${keys}`;
}

/** Minimum length of a misspelt word; shorter words have too few trigrams to be recognised. */
const LEAST_SIMILAR = 4;
/**
 * Maximum number of words that are searched. The longest say most, and each further one makes PostgreSQL read
 * thousands more rows.
 */
const MOST_WORDS = { literal: 5, similar: 3 } as const;

/** Conditions for the words of a query in venue.search_text. Each uses an index; none scans the table. */
export interface WordRules {
  where: Sql;
  /** The number of matching words in a row, the first sort criterion; null if all are required. */
  matched: Sql | null;
}

const has = (word: string): Sql => sql`venue.search_text LIKE ${likePattern(word)}`;
/** Condition for a similar word. The trigram index supports only this operator. */
const resembles = (word: string): Sql => sql`${word} <% venue.search_text`;
const longest = (words: readonly string[], count: number): string[] =>
  [...words].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, count);
const wordsOf = ({ text }: CandidateQuery): string[] => [...new Set(text.split(' ').filter(Boolean))];

/** Matches whole words and prefixes, as typed. */
export function literalRules(query: CandidateQuery): WordRules {
  const words = wordsOf(query);
  const long = words.filter((word) => !isShort(word));
  if (words.length === 0) return { where: sql`true`, matched: null };
  if (long.length === 0) return { where: hasShortWords(words, query.anyWord ?? false), matched: null };
  if (!query.anyWord) return { where: join(words.map(has), ' AND '), matched: null };
  return anyOf(longest(long, MOST_WORDS.literal).map(has));
}

/** Matches misspelt words; returns null if all words are too short for that. */
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
