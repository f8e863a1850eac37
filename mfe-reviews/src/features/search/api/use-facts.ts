import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { VenueFacts } from '@waymark/contracts-reviews';
import { queryOf } from '@waymark/mfe-kit';
import { useMemo } from 'react';
import { listVenueFacts } from '../../../endpoints';

/** Maximum number of venues per call. */
const AT_A_TIME = 20;

/** Fetched for every search, so that a request does not show who has needs. */
const factsQuery = (ids: readonly number[]) => queryOptions(queryOf(listVenueFacts, { query: { ids: ids.join(',') } }));

const combine = (results: UseQueryResult<VenueFacts[]>[]) => ({
  facts: results.flatMap(({ data }) => data ?? []),
  isError: results.some(({ isError, data }) => isError && !data),
  retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
});

/** Fetches the facts of these places in batches, so that a longer list fetches only the new ones. */
export function useFacts(ids: readonly number[]) {
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(ids.length / AT_A_TIME) }, (_, part) =>
        ids.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
      ),
    [ids],
  );
  return useQueries({ queries: parts.map(factsQuery), combine });
}
