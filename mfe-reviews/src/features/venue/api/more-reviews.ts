import { useInfiniteQuery } from '@tanstack/react-query';
import { VENUE_REVIEWS_PAGE, type Review, type VenueDetail } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';
import { nextCursor } from '../../../shared/next-cursor';

interface MoreReviews {
  reviews: Review[];
  next: string | null;
}

/** The reviews after those that came with the venue, page by page and only when asked for. */
export function useMoreReviews({ id, reviewsNextCursor }: VenueDetail) {
  return useInfiniteQuery({
    // With the cursor: after a newer first page the pages after the old one no longer join on.
    queryKey: ['/api/reviews', `venue ${id}`, reviewsNextCursor],
    queryFn: async ({ pageParam, signal }): Promise<MoreReviews> => {
      const query = new URLSearchParams({
        venueId: String(id),
        limit: String(VENUE_REVIEWS_PAGE),
        cursor: pageParam ?? '',
      });
      const { data, headers } = await apiClient.getWithHeaders<Review[]>(`/api/reviews?${query}`, { signal });
      return { reviews: data, next: nextCursor(headers.get('link')) };
    },
    initialPageParam: reviewsNextCursor,
    getNextPageParam: (page) => page.next,
    enabled: false,
  });
}
