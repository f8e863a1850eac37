import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ListPage } from '@waymark/mfe-kit';

/** An item with an ID that is unique in its list. */
export interface Row {
  id: number;
}

export interface ListOf<T extends Row> {
  /** URL of the list, used as its cache key. */
  address: string;
  page: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<T>>;
}

export type Pages<T extends Row> = InfiniteData<ListPage<T>>;

export const pagesKey = ({ address }: Pick<ListOf<Row>, 'address'>) => [address, 'pages'];

/** A list that does not change while somebody reads it: new items are offered, and shown on request. */
export function useSteadyList<T extends Row>(list: ListOf<T>) {
  const query = useInfiniteQuery({
    queryKey: pagesKey(list),
    queryFn: ({ pageParam, signal }) => list.page(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: ListPage<T>) => next,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return { ...query, items: query.data?.pages.flatMap(({ items }) => items) };
}

/** Counts the newest items that are above all shown ones. */
export function countNewer(newest: readonly Row[], shown: readonly Row[]): number {
  const known = new Set(shown.map(({ id }) => id));
  const at = newest.findIndex(({ id }) => known.has(id));
  return at < 0 ? newest.length : at;
}
