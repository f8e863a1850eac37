import sql, { type Sql } from 'sql-template-tag';
import type { ReviewCursor } from './review-cursor';
import { filterRules, where, type ReviewFilter } from './review-filter.sql';
import { afterCursor, orderBy, type ReviewSort } from './review-order.sql';

export interface Pick {
  filter: ReviewFilter;
  sort: ReviewSort;
  cursor: ReviewCursor | null;
  limit: number;
}

/**
 * The number of latest reviews that are searched for the word, and the number of matches from which the word counts as
 * common.
 */
const PROBE = { reviews: 500, common: 10 } as const;

/**
 * Builds `WITH … picked(id, position)`: selects the reviews of a page before any joins. A common word is scanned for
 * in page order until the page is full. A rare one is found by the text index and then sorted.
 * The planner cannot tell the two apart for prefixes, and the wrong plan reads every review.
 */
export function withPicked({ filter, sort, cursor, limit }: Pick): Sql {
  const rules = [...filterRules(filter, sort), ...(cursor ? [afterCursor(cursor)] : [])];
  const picked = (source: Sql) => sql`SELECT id, row_number() OVER () AS position FROM (${source}) AS ordered`;
  const walk = (...more: Sql[]) =>
    sql`SELECT review.id FROM review ${where([...more, ...rules])} ${orderBy(sort)} LIMIT ${limit}`;
  if (filter.words === undefined) return sql`WITH picked AS MATERIALIZED (${picked(walk())})`;
  const words = sql`${filter.words}::tsquery`;
  return sql`
  WITH probe AS MATERIALIZED (
    SELECT count(*) FILTER (WHERE newest.search_words @@ ${words}) >= ${PROBE.common} AS is_common
    FROM (SELECT search_words FROM review WHERE set_aside IS NULL ORDER BY created_at DESC, id DESC LIMIT ${PROBE.reviews}) AS newest),
  along AS (
    SELECT * FROM (${walk(sql`(SELECT is_common FROM probe)`, sql`ts_match_vq(review.search_words, ${words})`)}) AS walked),
  found AS MATERIALIZED (
    SELECT review.id, review.created_at, review.overall_rating FROM review
    ${where([sql`NOT (SELECT is_common FROM probe)`, sql`review.search_words @@ ${words}`, ...rules])}),
  picked AS MATERIALIZED (
    ${picked(sql`SELECT id FROM along`)}
    UNION ALL
    ${picked(sql`SELECT review.id FROM found AS review ${orderBy(sort)} LIMIT ${limit}`)})`;
}
