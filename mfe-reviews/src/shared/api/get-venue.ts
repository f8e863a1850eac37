import { queryOptions } from '@tanstack/react-query';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';

export const venueQueryKey = (id: string | number) => [`/api/venues/${encodeURIComponent(id)}`] as const;

/** A venue with its newest reviews; an unknown one is not asked for twice (S1 section 7: no retry). */
export function venueQuery(id: string) {
  return queryOptions({
    queryKey: venueQueryKey(id),
    queryFn: ({ signal }) => apiClient.get<VenueDetail>(venueQueryKey(id)[0], { signal }),
    enabled: id !== '',
    retry: false,
  });
}
