import type { ReviewFilter } from './review-filter';

/** GET /api/reviews, with only what differs from its defaults. */
export function reviewsUrl(filter: ReviewFilter, cursor: string | null): string {
  const query = new URLSearchParams();
  const text = filter.text.trim();
  if (text) query.set('q', text);
  if (filter.sort !== 'newest') query.set('sort', filter.sort);
  if (filter.rating) query.set('rating', filter.rating);
  if (cursor) query.set('cursor', cursor);
  const search = query.toString();
  return search ? `/api/reviews?${search}` : '/api/reviews';
}
