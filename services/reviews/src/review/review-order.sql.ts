import sql, { type Sql } from 'sql-template-tag';
import type { ReviewCursor } from './review-cursor';

export type ReviewSort = 'newest' | 'oldest' | 'highest' | 'lowest';

/** Reviews without a rating come last in both orders by rating. */
export const UNRATED = { highest: -1, lowest: 6 } as const;

const BY_TIME = sql`review.created_at`;
// Exactly the expressions of the indexes in 0002_lists. Among equal ratings the newest comes first, also in the lowest.
const BY_RATING = {
  highest: sql`coalesce(review.overall_rating, -1)`,
  lowest: sql`-coalesce(review.overall_rating, 6)`,
};

/** ORDER BY of a sort; `review.id` makes the place of each review certain. */
export function orderBy(sort: ReviewSort): Sql {
  if (sort === 'newest') return sql`ORDER BY ${BY_TIME} DESC, review.id DESC`;
  if (sort === 'oldest') return sql`ORDER BY ${BY_TIME} ASC, review.id ASC`;
  return sql`ORDER BY ${BY_RATING[sort]} DESC, review.id DESC`;
}

/** What comes after the cursor in its order, as one range of that order's index. */
export function afterCursor([sort, value, id]: ReviewCursor): Sql {
  if (sort === 'newest') return sql`(${BY_TIME}, review.id) < (${value}, ${id})`;
  if (sort === 'oldest') return sql`(${BY_TIME}, review.id) > (${value}, ${id})`;
  return sql`(${BY_RATING[sort]}, review.id) < (${sort === 'lowest' ? -Number(value) : value}::float8, ${id})`;
}

/** `overall_rating` from `min` to under `below`, as a range of the index that the sort reads, or of its own. */
export function ratedBetween({ min, below }: { min: number; below: number }, sort: ReviewSort | null): Sql {
  if (sort === 'highest')
    return sql`${BY_RATING.highest} >= ${min}::float8 AND ${BY_RATING.highest} < ${below}::float8`;
  if (sort === 'lowest') return sql`${BY_RATING.lowest} <= ${-min}::float8 AND ${BY_RATING.lowest} > ${-below}::float8`;
  return sql`review.overall_rating >= ${min} AND review.overall_rating < ${below}`;
}
