import type { OwnerClaimState } from '@waymark/contracts-reviews';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, callForPage } from '@waymark/mfe-kit';
import { listOwnerClaims } from '../../endpoints';

const KEY = addressOf(listOwnerClaims);

export function useClaims(state: OwnerClaimState) {
  return useInfiniteQuery({
    queryKey: [KEY, state],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listOwnerClaims, { query: { state, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    retry: false,
  });
}

/** Asks for every list of claims anew. */
export function useRenewClaims(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}
