import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { TripBlog } from '@waymark/contracts-community';
import { addressOf, callForPage, useArrived } from '@waymark/mfe-kit';
import { useMemo } from 'react';
import { listTripBlogs } from '../../endpoints';
import type { TripListFilter } from './trip-list-filter';

/** What a slow phone draws at once. The page's `prefetch` in slice.json asks for the same. */
const AT_A_TIME = 12;

/** The trips of an address. Its key begins with the list's own, so that all lists can be marked old together. */
export function tripsQuery({ filter, text, sort }: TripListFilter) {
  const query = {
    filter: filter === 'all' ? undefined : filter,
    q: text.trim() || undefined,
    sort: sort === 'newest' ? undefined : sort,
    limit: AT_A_TIME,
  };
  return infiniteQueryOptions({
    queryKey: [addressOf(listTripBlogs), addressOf(listTripBlogs, { query })],
    queryFn: ({ pageParam, signal }) => callForPage(listTripBlogs, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** The list as far as it was loaded. */
export function useTripPages(options: ReturnType<typeof tripsQuery>) {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const trips = useMemo(() => pages && withoutRepeats(pages.flatMap((page) => page.items)), [pages]);
  const hasArrived = useArrived(trips !== undefined);
  return { ...query, trips: hasArrived ? trips : undefined, total: pages?.at(-1)?.total ?? 0 };
}

/** A trip that was published while somebody pages on can be on two pages; it is shown once. */
function withoutRepeats(trips: TripBlog[]): TripBlog[] {
  return [...new Map(trips.map((trip) => [trip.id, trip])).values()];
}
