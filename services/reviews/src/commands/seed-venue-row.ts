import type { SeedVenue } from '@waymark/seed';
import type { SampleVenue } from '@waymark/seed/sample';
import { fold } from '../text/fold';
import { searchText } from '../venue/search-text';

/** One element of the JSON list that load-venues.ts hands PostgreSQL. */
export function seedVenueRow(venue: SeedVenue) {
  const claims = Object.entries(venue.claims);
  return {
    ...named(venue),
    claims: Object.fromEntries(
      claims.filter(([, claim]) => claim.value !== 0).map(([name, claim]) => [name, claim.value]),
    ),
    claim_notes: Object.fromEntries(
      claims.filter(([, claim]) => claim.note).map(([name, claim]) => [name, claim.note]),
    ),
    approximate_position: venue.approximatePosition,
    website_url: venue.websiteUrl,
    importance: venue.importance,
    source_name: venue.source,
    source_id: venue.sourceId,
    source_licence: venue.licence,
    source_retrieved: venue.retrieved,
    source_date: venue.sourceDate,
    is_sample: false,
  };
}

/** A made-up venue of local mode. */
export function sampleVenueRow(venue: SampleVenue) {
  return {
    ...named({ ...venue, kind: null, code: null, altNames: [] }),
    claims: venue.claims,
    claim_notes: {},
    approximate_position: false,
    website_url: null,
    importance: 0,
    source_name: null,
    source_id: null,
    source_licence: null,
    source_retrieved: null,
    source_date: null,
    is_sample: true,
  };
}

export type SeedVenueRow = ReturnType<typeof seedVenueRow> | ReturnType<typeof sampleVenueRow>;

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
