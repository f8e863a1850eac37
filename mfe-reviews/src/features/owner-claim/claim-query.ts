import type { OwnClaim } from '@waymark/contracts-reviews';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { getOwnClaim } from '../../endpoints';

const keyOf = (id: string | number) => [addressOf(getOwnClaim, { params: { id } })] as const;

export function claimQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getOwnClaim, { params: { id }, signal }),
    retry: false,
  });
}

/** Replaces the cached claim with the response of an action. */
export function useClaimNews(): { put: (claim: OwnClaim) => void; renew: (venueId: number) => Promise<void> } {
  const queries = useQueryClient();
  return {
    put: (claim) => void queries.setQueryData(keyOf(claim.venueId), claim),
    renew: (venueId) => queries.invalidateQueries({ queryKey: keyOf(venueId) }),
  };
}
