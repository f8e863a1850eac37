import type { Feature } from '@waymark/contracts-reviews';
import { fold, foldGerman } from '../text/fold';
import { areaWords } from '../venue/area-words';
import { kindWords } from '../venue/kind-vocabulary';
import type { VenueRow } from '../venue/venue-row';

/**
 * One document of the index `venues`, for searching, filtering and ranking. Pages read everything else from the
 * database.
 */
export interface SearchableVenue {
  id: number;
  /** Normalised names, the venue's own first, also with umlauts written out. */
  names: string[];
  code: string | null;
  city: string;
  /** Villages and parts of towns in its address, and its postcode. */
  area: string;
  kindWords: string;
  country: string;
  countryCode: string | null;
  category: string;
  kind: string | null;
  importance: number;
  isSample: boolean;
  _geo: { lat: number; lng: number } | null;
  rating?: number;
  /** The day of the newest fact, in days since 1970. */
  newestFact?: number;
  /** Features by state; absent if there are none. */
  yes?: Feature[];
  partly?: Feature[];
  no?: Feature[];
  /** The features of `yes` that people confirm. */
  confirmed?: Feature[];
}

export type SearchableRow = VenueRow & { postcode?: string | null };

/** Builds a document without the state of its features. */
export function toSearchable(venue: SearchableRow): SearchableVenue {
  const given = [venue.name, ...(venue.altNames ?? [])];
  return {
    id: venue.id,
    names: [...new Set([...given.map(fold), ...given.map(foldGerman)])].filter(Boolean),
    code: venue.code,
    city: [...new Set([fold(venue.city ?? ''), foldGerman(venue.city ?? '')])].join(' ').trim(),
    area: [areaWords(venue.address), fold(venue.postcode ?? '')].filter(Boolean).join(' '),
    kindWords: kindWords(venue.kind, venue.category),
    country: fold(venue.country),
    countryCode: venue.countryCode,
    category: venue.category,
    kind: venue.kind,
    importance: venue.importance,
    isSample: venue.isSample,
    _geo: venue.latitude === null || venue.longitude === null ? null : { lat: venue.latitude, lng: venue.longitude },
    ...(venue.averageRating === null ? {} : { rating: venue.averageRating }),
  };
}
