import { queryOptions } from '@tanstack/react-query';
import { HEADERS } from '@waymark/contracts-core';
import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { addressOf, callWithHeaders } from '@waymark/mfe-kit';
import { searchVenues } from '../../endpoints';
import { MIN_QUERY_LENGTH, venueSearch, type SearchMode } from './venue-search-query';

export interface FoundVenues {
  venues: VenueSearchResult[];
  /** False when the server ran out of time: there may be more. */
  isWhole: boolean;
  /** The text in short, as a search understands it; null of a name. */
  understood: string | null;
}

/** Venues for a text; asks nobody below two characters. */
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
    // While typing on, the list stays; for another text the old venues would be wrong answers.
    placeholderData: (before: FoundVenues | undefined, query) =>
      continues(query?.queryKey[1], text) ? before : undefined,
    retry: false,
  });
}

function continues(before: unknown, now: string): boolean {
  return typeof before === 'string' && before !== '' && now.startsWith(before);
}
