import type { DataSource, ListedVenue, SeedVenue } from '@waymark/seed';
import type { SampleVenue } from '@waymark/seed/sample';
import { fold } from '../text/fold';
import { searchText } from '../venue/search-text';

/** Builds one element of the JSON list that load-venues.ts passes to PostgreSQL. */
export function seedVenueRow(venue: SeedVenue) {
  return {
    ...named(venue),
    approximate_position: venue.approximatePosition,
    website_url: venue.websiteUrl,
    importance: venue.importance,
    source_name: venue.source,
    source_id: venue.sourceId,
    source_licence: venue.licence,
    source_retrieved: venue.retrieved,
    source_date: venue.sourceDate,
    is_sample: false,
    postcode: null,
    last_listed: null,
    practical_info: null,
  };
}

/** Builds the row of a listed place, under the terms of its source. */
export function listedVenueRow(venue: ListedVenue, source: Pick<DataSource, 'licence' | 'retrieved'>) {
  return {
    ...named({ ...venue, code: null }),
    approximate_position: venue.approximatePosition,
    website_url: venue.websiteUrl,
    importance: venue.importance,
    source_name: venue.source,
    source_id: venue.sourceId,
    source_licence: source.licence,
    source_retrieved: source.retrieved,
    source_date: venue.sourceDate,
    is_sample: false,
    postcode: venue.postcode,
    last_listed: venue.lastListed,
    practical_info: venue.practicalInfo,
  };
}

/** Builds the row of a made-up venue of local mode. */
export function sampleVenueRow(venue: SampleVenue) {
  return {
    ...named({ ...venue, kind: null, code: null, altNames: [] }),
    approximate_position: false,
    website_url: null,
    importance: 0,
    source_name: null,
    source_id: null,
    source_licence: null,
    source_retrieved: null,
    source_date: null,
    is_sample: true,
    postcode: null,
    last_listed: null,
    practical_info: null,
  };
}

export type SeedVenueRow = ReturnType<typeof seedVenueRow | typeof sampleVenueRow | typeof listedVenueRow>;

type Named = Pick<
  SeedVenue,
  'key' | 'name' | 'address' | 'city' | 'country' | 'countryCode' | 'category' | 'kind' | 'code' | 'altNames'
> & {
  latitude: number | null;
  longitude: number | null;
};

function named(venue: Named) {
  return {
    place_id: venue.key,
    name: venue.name,
    normal_name: fold(venue.name),
    address: venue.address,
    city: venue.city,
    normal_city: fold(venue.city ?? ''),
    country: venue.country,
    country_code: venue.countryCode,
    category: venue.category,
    kind: venue.kind,
    code: venue.code,
    alt_names: venue.altNames,
    search_text: searchText(venue),
    latitude: venue.latitude,
    longitude: venue.longitude,
  };
}
