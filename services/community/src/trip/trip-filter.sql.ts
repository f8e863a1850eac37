import type { TripFilter } from '@waymark/contracts-community';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { tsQueryOf, wordsAskedOf } from '../text/words';
import type { TripCursor, TripOrder } from './trip-cursor';

/** The filters of a list. */
export interface TripsQuery {
  filter: TripFilter;
  q: string;
  authorId?: number | undefined;
  likedBy?: 'me' | undefined;
}

/** True if the trip is published and there is no block between its author and `reader`. */
export const isReadable = (reader: number | null): Sql => sql`
  blog.is_published AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${reader}::int AND b.other_id = blog.author_id)`;

/** Selects the published trips that match the filters. */
export function tripConditions(asked: TripsQuery, reader: number | null): Sql {
  return rulesOf(asked, asked.q === '' ? undefined : tsQueryOf(asked.q), reader);
}

/**
 * Splits the search: `typed` selects the trips with all complete words, `last` matches the last word in `search`. Null
 * if there is only one word.
 */
export function askedInSteps(asked: TripsQuery, reader: number | null): { typed: Sql; last: Sql } | null {
  const apart = wordsAskedOf(asked.q)?.apart;
  return apart ? { typed: rulesOf(asked, apart.typed, reader), last: sql`search @@ ${apart.last}::tsquery` } : null;
}

function rulesOf(
  { filter, authorId, likedBy }: TripsQuery,
  query: string | null | undefined,
  reader: number | null,
): Sql {
  const rules = [
    isReadable(reader),
    filter !== 'all' && sql`blog.tags @> ARRAY[${filter}]::text[]`,
    // A search without words matches nothing.
    query === null ? sql`false` : query !== undefined && sql`blog.search @@ ${query}::tsquery`,
    authorId !== undefined && sql`blog.author_id = ${authorId} AND ${isShownAuthor(authorId, reader)}`,
    likedBy === 'me' && sql`blog.id IN (SELECT blog_id FROM trip_like WHERE member_id = ${reader}::int)`,
  ];
  return join(
    rules.filter((rule) => rule instanceof Object),
    ' AND ',
  );
}

/** The filter by author works only for visible authors; otherwise the list would reveal who a private member is. */
const isShownAuthor = (authorId: number, reader: number | null): Sql => sql`
  (${authorId}::int = ${reader}::int OR EXISTS (SELECT 1 FROM shown_member WHERE link_id = ${authorId}))`;

export const ORDERS: Readonly<Record<TripOrder, Sql>> = {
  newest: sql`blog.published_at DESC, blog.id DESC`,
  liked: sql`blog.like_count DESC, blog.id DESC`,
  own: sql`blog.created_at DESC, blog.id DESC`,
};

export function afterTrip(cursor: TripCursor | null): Sql {
  if (!cursor) return empty;
  const [order, value, id] = cursor;
  if (order === 'liked') return sql`AND (blog.like_count, blog.id) < (${value}::int, ${id}::int)`;
  return order === 'own'
    ? sql`AND (blog.created_at, blog.id) < (${value}::timestamptz, ${id}::int)`
    : sql`AND (blog.published_at, blog.id) < (${value}::timestamptz, ${id}::int)`;
}
