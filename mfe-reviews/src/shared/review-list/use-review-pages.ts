import { useInfiniteQuery } from '@tanstack/react-query';
import { useArrived } from '@waymark/mfe-kit';
import type { Review } from '@waymark/contracts-reviews';
import { useMemo } from 'react';
import type { reviewsQuery } from './api/review-pages';

/** A list of reviews as far as it was loaded. */
export function useReviewPages(options: ReturnType<typeof reviewsQuery>) {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const reviews = useMemo(() => pages && withoutRepeats(pages.flatMap((page) => page.items)), [pages]);
  const arrived = useArrived(reviews !== undefined);
  return { ...query, reviews: arrived ? reviews : undefined, total: pages?.at(-1)?.total ?? 0 };
}

/** A review that came while somebody pages on can be on two pages; it is shown once. */
function withoutRepeats(reviews: Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}
