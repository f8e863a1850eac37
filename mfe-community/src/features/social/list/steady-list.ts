import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ListPage } from '@waymark/mfe-kit';

/** Whatever has an id of its own in its list. */
export interface Row {
  id: number;
}

export interface ListOf<T extends Row> {
  /** Address of the list: its key in the cache. */
  address: string;
  page: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<T>>;
}

export type Pages<T extends Row> = InfiniteData<ListPage<T>>;

export const pagesKey = ({ address }: Pick<ListOf<Row>, 'address'>) => [address, 'pages'];

/** A list that never changes by itself under whoever reads it: what is new is offered, and shown when they say so. */
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

/** How many of the newest stand above all that is shown. */
export function countNewer(newest: readonly Row[], shown: readonly Row[]): number {
  const known = new Set(shown.map(({ id }) => id));
  const at = newest.findIndex(({ id }) => known.has(id));
  return at < 0 ? newest.length : at;
}
