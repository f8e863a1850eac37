import { queryOptions } from '@tanstack/react-query';
import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { apiClient } from '@waymark/mfe-kit';
import { MIN_QUERY_LENGTH, venueSearchUrl, type SearchMode } from '../search-url';

/** Venues for a text; asks nobody below two characters. */
export function venueSearchQuery(text: string, mode: SearchMode, inUk: boolean, limit?: number) {
  const url = venueSearchUrl(text, mode, inUk, limit);
  return queryOptions({
    queryKey: [url, text],
    queryFn: ({ signal }) => apiClient.get<VenueSearchResult[]>(url, { signal }),
    enabled: text.trim().length >= MIN_QUERY_LENGTH,
    // While typing on, the list stays; for another text the old venues would be wrong answers.
    placeholderData: (before: VenueSearchResult[] | undefined, query) => (continues(query?.queryKey[1], text) ? before : undefined),
    retry: false,
  });
}

function continues(before: unknown, now: string): boolean {
  return typeof before === 'string' && before !== '' && now.startsWith(before);
}
