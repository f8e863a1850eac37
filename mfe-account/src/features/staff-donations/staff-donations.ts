import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, call, callForPage, queryOf } from '@waymark/mfe-kit';
import { getDonationTotals, listReconciliationDifferences, listDonations } from '../../endpoints';
import { type DonationFilter, writeFilter } from './donation-filter';

/** Key prefix of every list of gifts; a refund invalidates them. */
export const DONATION_LISTS = [addressOf(listDonations)];

export function donationsQuery(filter: DonationFilter) {
  const asked = writeFilter(filter);
  return infiniteQueryOptions({
    queryKey: [...DONATION_LISTS, asked],
    queryFn: ({ pageParam, signal }) => callForPage(listDonations, { query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export const totalsQuery = queryOptions(queryOf(getDonationTotals));

export const DIFFERENCES = [addressOf(listReconciliationDifferences)];

/** Unresolved differences; polls while a reconciliation runs. */
export const differencesQuery = infiniteQueryOptions({
  queryKey: DIFFERENCES,
  queryFn: ({ pageParam, signal }) => call(listReconciliationDifferences, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
  refetchInterval: ({ state }) => (state.data?.pages[0]?.lastRun?.finishedAt === null ? RUNNING_MS : false),
});

const RUNNING_MS = 2_000;
