import { filterParams } from './filter-params';
import type { ReviewFilter } from './review-filter';

/** GET /api/reviews, with only what differs from its defaults. */
export function reviewsUrl(filter: ReviewFilter): string {
  const search = filterParams(filter).toString();
  return search ? `/api/reviews?${search}` : '/api/reviews';
}
