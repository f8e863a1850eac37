import { infiniteQueryOptions } from '@tanstack/react-query';
import type { OwnDonations, OwnMonthlyDonation } from '@waymark/contracts-account';
import { addressOf, call } from '@waymark/mfe-kit';
import { listMyDonations, readLinkedDonations } from '../../endpoints';

export interface DonationPages {
  pages: OwnDonations[];
  pageParams: (string | undefined)[];
}

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: OwnDonations) => page.next,
};

/** The signed-in member's gifts. */
export const ownDonationsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [addressOf(listMyDonations)],
  queryFn: ({ pageParam, signal }) => call(listMyDonations, { query: { cursor: pageParam }, signal }),
});

/** The gifts that a link in an email gives access to. */
export const linkedDonationsQuery = (token: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [addressOf(readLinkedDonations), token],
    queryFn: ({ pageParam, signal }) =>
      call(readLinkedDonations, { body: { token, ...(pageParam && { cursor: pageParam }) }, signal }),
  });

/** Returns the pages with the changed monthly gift. */
export const withMonthly = (
  before: DonationPages | undefined,
  changed: OwnMonthlyDonation,
): DonationPages | undefined =>
  before && {
    ...before,
    pages: before.pages.map((page) => ({
      ...page,
      monthly: page.monthly.map((gift) => (gift.id === changed.id ? changed : gift)),
    })),
  };
