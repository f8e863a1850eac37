import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Review } from '@waymark/contracts-reviews';
import { addressOf, callForPage, type ListPage, type QueryOf, useArrived } from '@waymark/mfe-kit';
import { useMemo } from 'react';
import { listOwnReviews, listReviews } from '../../endpoints';

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

type Ask = (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Review>>;

/** Everybody's reviews, narrowed by `query`. */
export const reviewsQuery = (query: QueryOf<typeof listReviews>) =>
  pagesQuery(addressOf(listReviews), addressOf(listReviews, { query }), (cursor, signal) =>
    callForPage(listReviews, { query: { ...query, cursor }, signal }),
  );

/** One's own reviews, which change elsewhere too, on a page that says itself that one must log in. */
export function ownReviewsQuery(text: string) {
  const query = { q: text.trim() || undefined };
  const pages = pagesQuery(addressOf(listOwnReviews), addressOf(listOwnReviews, { query }), (cursor, signal) =>
    callForPage(listOwnReviews, { query: { ...query, cursor }, signal }),
  );
  return { ...pages, staleTime: 0, meta: { showsSignIn: true } };
}

/** Page by page. The key starts with the list's address, so that publishing can mark all lists of it old. */
function pagesQuery(list: string, address: string, ask: Ask) {
  return infiniteQueryOptions({
    queryKey: [list, address],
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
