import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, call, callForPage, queryOf } from '@waymark/mfe-kit';
import { getGiftTotals, listBooksDifferences, listGifts } from '../../endpoints';
import { type GiftFilter, writeFilter } from './gift-filter';

/** Key prefix of every list of gifts; a refund invalidates them. */
export const GIFT_LISTS = [addressOf(listGifts)];

export function giftsQuery(filter: GiftFilter) {
  const asked = writeFilter(filter);
  return infiniteQueryOptions({
    queryKey: [...GIFT_LISTS, asked],
    queryFn: ({ pageParam, signal }) => callForPage(listGifts, { query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export const totalsQuery = queryOptions(queryOf(getGiftTotals));

export const DIFFERENCES = [addressOf(listBooksDifferences)];

/** Unresolved differences; polls while a reconciliation runs. */
export const differencesQuery = infiniteQueryOptions({
  queryKey: DIFFERENCES,
  queryFn: ({ pageParam, signal }) => call(listBooksDifferences, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
  refetchInterval: ({ state }) => (state.data?.pages[0]?.lastRun?.finishedAt === null ? RUNNING_MS : false),
});

const RUNNING_MS = 2_000;
