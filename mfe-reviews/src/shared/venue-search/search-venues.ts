import { queryOptions } from '@tanstack/react-query';
import { HEADERS } from '@waymark/contracts-core';
import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { addressOf, callWithHeaders } from '@waymark/mfe-kit';
import { searchVenues } from '../../endpoints';
import { MIN_QUERY_LENGTH, venueSearch, type SearchMode } from './venue-search-query';

export interface FoundVenues {
  venues: VenueSearchResult[];
  /** False when the server ran out of time, so there may be more results. */
  isWhole: boolean;
  /** Short text of the query as the search understood it; null for a name. */
  understood: string | null;
}

/** Queries venues by text; does not send fewer than two characters. */
export function venueSearchQuery(text: string, mode: SearchMode, inUk: boolean, limit?: number) {
  const query = venueSearch(text, mode, inUk, limit);
  return queryOptions({
    queryKey: [addressOf(searchVenues, { query }), text],
    queryFn: async ({ signal }): Promise<FoundVenues> => {
      const { data, headers } = await callWithHeaders(searchVenues, { query, signal });
      const understood = headers.get(HEADERS.searchUnderstood);
      return {
        venues: data,
        isWhole: !headers.has(HEADERS.searchIncomplete),
        understood: understood && decodeURIComponent(understood),
      };
    },
    enabled: text.trim().length >= MIN_QUERY_LENGTH,
    // While a person keeps typing, the list stays; for a different text, the old venues would be wrong.
    placeholderData: (before: FoundVenues | undefined, query) =>
      continues(query?.queryKey[1], text) ? before : undefined,
    retry: false,
  });
}

function continues(before: unknown, now: string): boolean {
  return typeof before === 'string' && before !== '' && now.startsWith(before);
}
