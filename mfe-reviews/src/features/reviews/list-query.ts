import type { QueryOf } from '@waymark/mfe-kit';
import type { listReviews } from '../../endpoints';
import type { ReviewFilter } from './review-filter';

/** What a slow phone draws at once; more come by "Show more reviews". The page's `prefetch` in slice.json asks for the same. */
const AT_A_TIME = 10;

/** What a filter asks of the list: only what differs from the list as it opens. */
export const listQuery = ({ text, sort, rating }: ReviewFilter): QueryOf<typeof listReviews> => ({
  q: text.trim() || undefined,
  sort: sort === 'newest' ? undefined : sort,
  rating: rating ?? undefined,
  limit: AT_A_TIME,
});
