import { useQuery } from '@tanstack/react-query';
import { queryOf, useAfterContent } from '@waymark/mfe-kit';
import { listHashtagCounts } from '../../endpoints';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';

/** Tag -> how many places it finds; null until that is known, and where it cannot be told: the page is whole without it. */
export function useTagCounts(): ReadonlyMap<string, number> | null {
  // Where the search that each leads to looks.
  const { mode } = useSearchMode();
  const { data } = useQuery({
    ...queryOf(listHashtagCounts, { query: { forceGlobal: mode === 'global' ? 'true' : undefined } }),
    enabled: useAfterContent(),
    select: (counts) => new Map(counts.map(({ tag, places }) => [tag, places])),
  });
  return data ?? null;
}
