import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '@waymark/mfe-kit';

/** The id of the venue that an old link names by a provider's place id. */
export function venueByPlaceQuery(placeId: string) {
  const url = `/api/venues/by-place/${encodeURIComponent(placeId)}`;
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => apiClient.get<{ id: number }>(url, { signal }),
    retry: false,
  });
}
