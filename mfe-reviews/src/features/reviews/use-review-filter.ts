import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterParams, readFilter } from './filter-params';
import type { ReviewFilter } from './review-filter';

/** The filter lives in the address: it can be shared, kept, and undone with the Back button. */
export function useReviewFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (part: Partial<ReviewFilter>) => {
      // What is typed replaces, or Back would undo it word by word.
      setParams((now) => filterParams({ ...readFilter(now), ...part }), {
        replace: 'text' in part,
        preventScrollReset: true,
      });
    },
    [setParams],
  );
  return { filter, change };
}
