import { useInfiniteQuery } from '@tanstack/react-query';
import { VENUE_REVIEWS_PAGE, type VenueDetail } from '@waymark/contracts-reviews';
import { addressOf, callForPage } from '@waymark/mfe-kit';
import { listReviews } from '../../../endpoints';

/** The reviews after those that came with the venue, page by page and only when asked for. */
export function useMoreReviews({ id, reviewsNextCursor }: VenueDetail) {
  return useInfiniteQuery({
    // With the cursor: after a newer first page the pages after the old one no longer join on.
    queryKey: [addressOf(listReviews), `venue ${id}`, reviewsNextCursor],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listReviews, { query: { venueId: id, limit: VENUE_REVIEWS_PAGE, cursor: pageParam ?? '' }, signal }),
    initialPageParam: reviewsNextCursor,
    getNextPageParam: (page) => page.next,
    enabled: false,
  });
}
