import { queryOptions } from '@tanstack/react-query';
import type { Revert } from '@waymark/contracts-community';
import { queryOf } from '@waymark/mfe-kit';
import { readRevert } from '../../endpoints';

export interface DayOfMember {
  memberId: string;
  day: string;
}

const SOON_MS = 2_000;
const LATER_MS = 15_000;
/** An answer that has not come for so long comes when its part of the site is back. */
const QUICK_FOR_MS = 30_000;

export const isWaiting = ({ decisionNumber, slices }: Revert): boolean =>
  decisionNumber > 0 && slices.some(({ doneAt }) => doneAt === null);

/** Asked again while a part of the site has not answered: soon at first, then seldom; not while nobody looks. */
export const revertQuery = (about: DayOfMember) =>
  queryOptions({
    ...queryOf(readRevert, { params: about }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (!data?.decidedAt || !isWaiting(data)) return false;
      return Date.now() - Date.parse(data.decidedAt) < QUICK_FOR_MS ? SOON_MS : LATER_MS;
    },
  });

/** Changes with each decision and each answer of a slice. */
export const asOf = ({ decisionNumber, slices }: Revert): string =>
  [decisionNumber, ...slices.map(({ doneAt }) => doneAt ?? '-')].join(' ');
