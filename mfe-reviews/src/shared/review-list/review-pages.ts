import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Review } from '@waymark/contracts-reviews';
import { addressOf, callForPage, type ListPage, type QueryOf, useArrived } from '@waymark/mfe-kit';
import { useMemo } from 'react';
import { listOwnReviews, listReviews } from '../../endpoints';

/** Returns the loaded part of a list of reviews. */
export function useReviewPages(options: ReturnType<typeof reviewsQuery>) {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const reviews = useMemo(() => pages && withoutRepeats(pages.flatMap((page) => page.items)), [pages]);
  const arrived = useArrived(reviews !== undefined);
  return { ...query, reviews: arrived ? reviews : undefined, total: pages?.at(-1)?.total ?? 0 };
}

/** A review published between two page requests can be on both pages; show it once. */
function withoutRepeats(reviews: Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}

type Ask = (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Review>>;

/** Queries everybody's reviews, filtered by `query`. */
export const reviewsQuery = (query: QueryOf<typeof listReviews>) =>
  pagesQuery(addressOf(listReviews), addressOf(listReviews, { query }), (cursor, signal) =>
    callForPage(listReviews, { query: { ...query, cursor }, signal }),
  );

/** Queries the member's own reviews, which can change elsewhere; the page itself asks visitors to log in. */
export function ownReviewsQuery(text: string) {
  const query = { q: text.trim() || undefined };
  const pages = pagesQuery(addressOf(listOwnReviews), addressOf(listOwnReviews, { query }), (cursor, signal) =>
    callForPage(listOwnReviews, { query: { ...query, cursor }, signal }),
  );
  return { ...pages, staleTime: 0, meta: { showsSignIn: true } };
}

/** Queries page by page. The key starts with the list's URL, so that publishing can invalidate all its lists. */
function pagesQuery(list: string, address: string, ask: Ask) {
  return infiniteQueryOptions({
    queryKey: [list, address],
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
