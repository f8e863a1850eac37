import sql, { empty, join, type Sql } from 'sql-template-tag';
import { RATING_BAND_BOUNDS, type RatingBand } from '@waymark/contracts-reviews';
import { fold } from '../text/fold';
import { likePattern } from '../text/like-pattern';
import type { ReviewCursor } from './review-cursor';

export type ReviewSort = 'newest' | 'oldest' | 'highest' | 'lowest';

export interface ReviewFilter {
  q?: string | undefined;
  venueId?: number | undefined;
  rating?: RatingBand | undefined;
}

/** Reviews without a rating come last in both orders by rating. */
export const UNRATED = { highest: -1, lowest: 6 } as const;

const ORDERS: Readonly<Record<ReviewSort, { key: Sql; order: Sql; after: Sql }>> = {
  newest: order(sql`review.created_at`, 'DESC'),
  oldest: order(sql`review.created_at`, 'ASC'),
  highest: order(sql`coalesce(review.overall_rating, -1)`, 'DESC'),
  lowest: order(sql`coalesce(review.overall_rating, 6)`, 'ASC'),
};

function order(key: Sql, direction: 'ASC' | 'DESC') {
  return direction === 'DESC'
    ? { key, order: sql`ORDER BY ${key} DESC, review.id DESC`, after: sql`<` }
    : { key, order: sql`ORDER BY ${key} ASC, review.id ASC`, after: sql`>` };
}

export function orderBy(sort: ReviewSort): Sql {
  return ORDERS[sort].order;
}

/** WHERE for the filter, and for what comes after the cursor. */
export function whereReviews(filter: ReviewFilter, cursor: ReviewCursor | null): Sql {
  const rules: Sql[] = [];
  if (filter.venueId) rules.push(sql`review.venue_id = ${filter.venueId}`);
  if (filter.rating) {
    const { min, below } = RATING_BAND_BOUNDS[filter.rating];
    rules.push(sql`review.overall_rating >= ${min} AND review.overall_rating < ${below}`);
  }
  for (const word of fold(filter.q ?? '').split(' ').filter(Boolean)) {
    rules.push(sql`venue.normal_name || ' ' || venue.normal_city LIKE ${likePattern(word)}`);
  }
  if (cursor) {
    const { key, after } = ORDERS[cursor[0]];
    rules.push(sql`(${key}, review.id) ${after} (${cursor[1]}, ${cursor[2]})`);
  }
  return rules.length > 0 ? sql`WHERE ${join(rules, ' AND ')}` : empty;
}
