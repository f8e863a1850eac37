import sql, { type Sql } from 'sql-template-tag';
import type { ReviewCursor } from './review-cursor';

export type ReviewSort = 'newest' | 'oldest' | 'highest' | 'lowest';

/** Values for unrated reviews, which come last in both orders by rating. */
export const UNRATED = { highest: -1, lowest: 6 } as const;

const BY_TIME = sql`review.created_at`;
// Sort expressions, equal to those of the indexes in 0002_lists. Among equal ratings the latest comes first, even in
// the lowest-first order.
const BY_RATING = {
  highest: sql`coalesce(review.overall_rating, -1)`,
  lowest: sql`-coalesce(review.overall_rating, 6)`,
};

/** Returns the ORDER BY of a sort; `review.id` makes the order unambiguous. */
export function orderBy(sort: ReviewSort): Sql {
  if (sort === 'newest') return sql`ORDER BY ${BY_TIME} DESC, review.id DESC`;
  if (sort === 'oldest') return sql`ORDER BY ${BY_TIME} ASC, review.id ASC`;
  return sql`ORDER BY ${BY_RATING[sort]} DESC, review.id DESC`;
}

/** Returns the condition for rows after the cursor, as one range of the sort's index. */
export function afterCursor([sort, value, id]: ReviewCursor): Sql {
  if (sort === 'newest') return sql`(${BY_TIME}, review.id) < (${value}, ${id})`;
  if (sort === 'oldest') return sql`(${BY_TIME}, review.id) > (${value}, ${id})`;
  return sql`(${BY_RATING[sort]}, review.id) < (${sort === 'lowest' ? -Number(value) : value}::float8, ${id})`;
}

/**
 * Returns the condition for `overall_rating` from `min` to below `below`, as a range of the sort's index or of its
 * own.
 */
export function ratedBetween({ min, below }: { min: number; below: number }, sort: ReviewSort | null): Sql {
  if (sort === 'highest')
    return sql`${BY_RATING.highest} >= ${min}::float8 AND ${BY_RATING.highest} < ${below}::float8`;
  if (sort === 'lowest') return sql`${BY_RATING.lowest} <= ${-min}::float8 AND ${BY_RATING.lowest} > ${-below}::float8`;
  return sql`review.overall_rating >= ${min} AND review.overall_rating < ${below}`;
}
