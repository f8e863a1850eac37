import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SuggestionStatus } from '@waymark/contracts-community';
import { addressOf, callForPage, queryOf } from '@waymark/mfe-kit';
import { listAdminSuggestions, readAdminSuggestion, readSuggestionRun } from '../../../endpoints';

export function suggestionsQuery(status: SuggestionStatus) {
  const query = { status };
  return infiniteQueryOptions({
    queryKey: [addressOf(listAdminSuggestions), addressOf(listAdminSuggestions, { query })],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listAdminSuggestions, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export const oneSuggestion = (id: number) => queryOptions(queryOf(readAdminSuggestion, { params: { id } }));

const EACH_MS = 1_000;

/** Polled every second during a run. */
export const newestRun = queryOptions({
  ...queryOf(readSuggestionRun),
  refetchInterval: ({ state: { data } }) =>
    data?.run?.state === 'waiting' || data?.run?.state === 'running' ? EACH_MS : false,
});
