import { queryOptions } from '@tanstack/react-query';
import type { VenueFacts } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';

/** What is known of these venues. Asked for by everyone who searches, so that asking tells nobody who has needs. */
export function venueFactsQuery(ids: readonly number[]) {
  const url = `/api/venues/facts?ids=${ids.join(',')}`;
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => apiClient.get<VenueFacts[]>(url, { signal }),
    enabled: ids.length > 0,
  });
}
