import type { VenueSearchResult } from '@waymark/contracts-reviews';
import type { VenueRow } from '../venue/venue-row';
import { toSearchResult } from '../venue/venue.mapper';
import { fold, foldGerman } from '../text/fold';
import { kindWords } from '../venue/kind-words';

/** One document of the index `venues`: what is searched, what ranks, and the answer itself. */
export interface SearchableVenue {
  id: number;
  /** Folded names, the venue's own first; written-out umlauts too. */
  names: string[];
  code: string | null;
  city: string;
  kindWords: string;
  country: string;
  countryCode: string | null;
  category: string;
  kind: string | null;
  importance: number;
  _geo: { lat: number; lng: number } | null;
  view: VenueSearchResult;
}

export function toSearchable(venue: VenueRow): SearchableVenue {
  const given = [venue.name, ...venue.altNames];
  return {
    id: venue.id,
    names: [...new Set([...given.map(fold), ...given.map(foldGerman)])].filter(Boolean),
    code: venue.code,
    city: [...new Set([fold(venue.city ?? ''), foldGerman(venue.city ?? '')])].join(' ').trim(),
    kindWords: kindWords(venue.kind, venue.category),
    country: fold(venue.country),
    countryCode: venue.countryCode,
    category: venue.category,
    kind: venue.kind,
    importance: venue.importance,
    _geo: venue.latitude === null || venue.longitude === null ? null : { lat: venue.latitude, lng: venue.longitude },
    view: toSearchResult(venue),
  };
}
