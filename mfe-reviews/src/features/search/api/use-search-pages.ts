import { useInfiniteQuery } from '@tanstack/react-query';
import { useArrived } from '@waymark/mfe-kit';
import { useMemo } from 'react';
import type { searchPagesQuery } from './search-pages';

/** Returns the loaded part of the results. The understood query is taken from the first page; every page repeats it. */
export function useSearchPages(options: ReturnType<typeof searchPagesQuery>) {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const hits = useMemo(
    // A place whose rank changes between two page requests can be on both pages; show it once.
    () => pages && [...new Map(pages.flatMap(({ results }) => results).map((hit) => [hit.id, hit])).values()],
    [pages],
  );
  const arrived = useArrived(hits !== undefined);
  return { ...query, answer: pages?.[0], hits: arrived ? hits : undefined };
}
