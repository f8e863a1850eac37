import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { listHashtagCounts } from '../../endpoints';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';
import { useDecided } from './use-decided';

interface TagCounts {
  /** The order of the hashtags is decided: those that moved once they are shown would move under somebody's hand. */
  isDecided: boolean;
  /** Tag -> how many places it finds; null until that is known, and where it cannot be told: the page is whole without it. */
  counts: ReadonlyMap<string, number> | null;
}

export function useTagCounts(): TagCounts {
  // Where the search that each leads to looks.
  const { mode } = useSearchMode();
  const { data, isPending } = useQuery({
    ...queryOf(listHashtagCounts, { query: { forceGlobal: mode === 'global' ? 'true' : undefined } }),
    select: (found) => new Map(found.map(({ tag, places }) => [tag, places])),
  });
  return { isDecided: useDecided(isPending).isDecided, counts: data ?? null };
}
