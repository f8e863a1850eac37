import { infiniteQueryOptions } from '@tanstack/react-query';
import type { OwnGifts, OwnMonthlyGift } from '@waymark/contracts-account';
import { addressOf, call } from '@waymark/mfe-kit';
import { listMyGifts, readLinkedGifts } from '../../endpoints';

export interface GiftPages {
  pages: OwnGifts[];
  pageParams: (string | undefined)[];
}

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: OwnGifts) => page.next,
};

/** The signed-in member's gifts. */
export const ownGiftsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [addressOf(listMyGifts)],
  queryFn: ({ pageParam, signal }) => call(listMyGifts, { query: { cursor: pageParam }, signal }),
});

/** The gifts that a link in an email gives access to. */
export const linkedGiftsQuery = (token: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [addressOf(readLinkedGifts), token],
    queryFn: ({ pageParam, signal }) =>
      call(readLinkedGifts, { body: { token, ...(pageParam && { cursor: pageParam }) }, signal }),
  });

/** Returns the pages with the changed monthly gift. */
export const withMonthly = (before: GiftPages | undefined, changed: OwnMonthlyGift): GiftPages | undefined =>
  before && {
    ...before,
    pages: before.pages.map((page) => ({
      ...page,
      monthly: page.monthly.map((gift) => (gift.id === changed.id ? changed : gift)),
    })),
  };
