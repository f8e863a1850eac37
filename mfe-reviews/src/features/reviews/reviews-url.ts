import { filterParams } from './filter-params';
import type { ReviewFilter } from './review-filter';

/** What a slow phone draws at once; more come by "Show more reviews". The page's `prefetch` in slice.json asks for the same. */
const AT_A_TIME = 10;

/** GET /api/reviews, with only what differs from the list as it opens. */
export function reviewsUrl(filter: ReviewFilter): string {
  const params = filterParams(filter);
  params.set('limit', String(AT_A_TIME));
  return `/api/reviews?${params.toString()}`;
}
