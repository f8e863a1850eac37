import { useInfiniteQuery } from '@tanstack/react-query';
import { useArrived } from '@waymark/mfe-kit';
import { useMemo } from 'react';
import type { searchPagesQuery } from './search-pages';

/** The answer as far as it was loaded: what was understood is the first page's, which every page repeats. */
export function useSearchPages(options: ReturnType<typeof searchPagesQuery>) {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const hits = useMemo(
    // A place that changed its rank while somebody pages on can be on two pages; it is shown once.
    () => pages && [...new Map(pages.flatMap(({ results }) => results).map((hit) => [hit.id, hit])).values()],
    [pages],
  );
  const arrived = useArrived(hits !== undefined);
  return { ...query, answer: pages?.[0], hits: arrived ? hits : undefined };
}
