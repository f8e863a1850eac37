import type { ServiceDeskState, ServiceDeskFilter } from '@waymark/contracts-reviews';
import { type QueryClient, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, call, callForPage } from '@waymark/mfe-kit';
import type { StateSign } from '@waymark/ui';
import { listServiceDesk, readServiceDesk } from '../../endpoints';

const KEY = 'service-desk';

export const deskPath = (id: number | string): string => `/admin/support-services/${id}`;

export const STATE_SIGNS: Readonly<Record<ServiceDeskState, StateSign>> = {
  new: 'unknown',
  listed: 'yes',
  retired: 'no',
  expired: 'warning',
  hidden: 'warning',
};

export interface DeskQuery {
  q: string;
  show: ServiceDeskFilter;
}

export function deskQuery({ q, show }: DeskQuery) {
  const query = { q: q.trim() || undefined, show };
  return infiniteQueryOptions({
    queryKey: [KEY, addressOf(listServiceDesk, { query })],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listServiceDesk, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'entry', id],
    queryFn: ({ signal }) => call(readServiceDesk, { params: { id }, signal }),
    staleTime: 0,
    // Changes by colleagues appear after the next action, not while somebody types.
    refetchOnWindowFocus: false,
  });

export const renewDesk = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: [KEY] });
