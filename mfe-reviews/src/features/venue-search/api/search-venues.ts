import { queryOptions, keepPreviousData } from '@tanstack/react-query';
import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';
import { MIN_QUERY_LENGTH, venueSearchUrl, type SearchMode } from '../search-url';

/** Venues for a text; asks nobody below two characters. */
export function venueSearchQuery(text: string, mode: SearchMode, inUk: boolean) {
  const url = venueSearchUrl(text, mode, inUk);
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => apiClient.get<VenueSearchResult[]>(url, { signal }),
    enabled: text.trim().length >= MIN_QUERY_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
