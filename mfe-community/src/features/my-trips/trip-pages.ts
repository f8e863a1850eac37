import { infiniteQueryOptions } from '@tanstack/react-query';
import type { TripBlog } from '@waymark/contracts-community';
import { addressOf, callForPage, type ListPage } from '@waymark/mfe-kit';
import { listOwnTripBlogs, listTripBlogs } from '../../endpoints';

const limit = 10;

type Ask = (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<TripBlog>>;

const pagesOf = (address: string, ask: Ask) =>
  infiniteQueryOptions({
    queryKey: [address, 'pages'],
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** One's own, published or not. */
export const ownTripPages = pagesOf(addressOf(listOwnTripBlogs, { query: { limit } }), (cursor, signal) =>
  callForPage(listOwnTripBlogs, { query: { limit, cursor }, signal }),
);

/** What somebody else published. */
export const tripPagesOf = (memberId: number) => {
  const query = { authorId: String(memberId), limit };
  return pagesOf(addressOf(listTripBlogs, { query }), (cursor, signal) =>
    callForPage(listTripBlogs, { query: { ...query, cursor }, signal }),
  );
};
