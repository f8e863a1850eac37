import { queryOptions } from '@tanstack/react-query';
import type { BulkUndo } from '@waymark/contracts-community';
import { queryOf } from '@waymark/mfe-kit';
import { readBulkUndo } from '../../endpoints';

export interface DayOfMember {
  memberId: string;
  day: string;
}

const SOON_MS = 2_000;
const LATER_MS = 15_000;
/** Milliseconds after which polling slows down, because the missing service is probably down. */
const QUICK_FOR_MS = 30_000;

export const isWaiting = ({ decisionNumber, slices }: BulkUndo): boolean =>
  decisionNumber > 0 && slices.some(({ doneAt }) => doneAt === null);

/** Polls while a service has not responded: often at first, then rarely; not while the tab is hidden. */
export const bulkUndoQuery = (about: DayOfMember) =>
  queryOptions({
    ...queryOf(readBulkUndo, { params: about }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (!data?.decidedAt || !isWaiting(data)) return false;
      return Date.now() - Date.parse(data.decidedAt) < QUICK_FOR_MS ? SOON_MS : LATER_MS;
    },
  });

/** Returns a key that changes with each decision and each service's response. */
export const asOf = ({ decisionNumber, slices }: BulkUndo): string =>
  [decisionNumber, ...slices.map(({ doneAt }) => doneAt ?? '-')].join(' ');
