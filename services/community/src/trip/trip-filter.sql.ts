import type { TripFilter } from '@waymark/contracts-community';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { tsQueryOf, wordsAskedOf } from '../text/words';
import type { TripCursor, TripOrder } from './trip-cursor';

/** What somebody asks of the list. */
export interface AskedTrips {
  filter: TripFilter;
  q: string;
  authorId?: number | undefined;
}

/** What everybody may read of others, as `reader` sees it: two members apart do not see each other. */
export const isReadable = (reader: number | null): Sql => sql`
  blog.is_published AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = ${reader}::int AND b.other_id = blog.author_id)`;

/** Which published trips are asked for. */
export function askedTrips(asked: AskedTrips, reader: number | null): Sql {
  return rulesOf(asked, asked.q === '' ? undefined : tsQueryOf(asked.q), reader);
}

/**
 * The same in two steps: which trips have the words that are typed to their end, and what the last one is in `search`.
 * Null where the last word is the only one.
 */
export function askedInSteps(asked: AskedTrips, reader: number | null): { typed: Sql; last: Sql } | null {
  const apart = wordsAskedOf(asked.q)?.apart;
  return apart ? { typed: rulesOf(asked, apart.typed, reader), last: sql`search @@ ${apart.last}::tsquery` } : null;
}

function rulesOf({ filter, authorId }: AskedTrips, query: string | null | undefined, reader: number | null): Sql {
  const rules = [
    isReadable(reader),
    filter !== 'all' && sql`blog.tags @> ARRAY[${filter}]::text[]`,
    // Looked for, but no word in it: nothing has that.
    query === null ? sql`false` : query !== undefined && sql`blog.search @@ ${query}::tsquery`,
    authorId !== undefined && sql`blog.author_id = ${authorId} AND ${isShownAuthor(authorId, reader)}`,
  ];
  return join(
    rules.filter((rule) => rule instanceof Object),
    ' AND ',
  );
}

/** Whose trips may be asked for by name: a list of them would tell who a private member is. */
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
