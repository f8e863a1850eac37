import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Review } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';
import { nextCursor } from '../../../shared/next-cursor';
import type { ReviewFilter } from '../review-filter';
import { reviewsUrl } from '../reviews-url';

interface ReviewPage {
  reviews: Review[];
  /** Reviews that match in all, whatever was loaded. */
  total: number;
  next: string | null;
}

/** Reviews page by page. The key starts with the call's path, so that publishing can mark all of them old. */
export function reviewsQuery(filter: ReviewFilter) {
  return infiniteQueryOptions({
    queryKey: ['/api/reviews', reviewsUrl(filter, null)],
    queryFn: async ({ pageParam, signal }): Promise<ReviewPage> => {
      const { data, headers } = await apiClient.getWithHeaders<Review[]>(reviewsUrl(filter, pageParam), { signal });
      return { reviews: data, total: Number(headers.get('x-total-count') ?? data.length), next: nextCursor(headers.get('link')) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
