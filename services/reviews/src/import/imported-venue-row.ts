import type { VenueToWrite } from '../venue/write-venues';
import { searchText } from '../venue/search-text';
import type { ImportedPlace } from './imported-place';
import type { ImportSource } from './source-of-import';

/** A place that only this list knows, as a venue under the terms of the list. */
export function importedVenueRow(place: ImportedPlace, source: ImportSource, today: string): VenueToWrite {
  return {
    place_id: `${source.id}:${place.key}`,
    name: place.name,
    normal_name: place.normalName,
    address: place.address,
    city: place.city,
    normal_city: place.normalCity,
    country: place.country,
    country_code: place.countryCode,
    category: place.category,
    kind: place.kind,
    code: null,
    alt_names: [],
    search_text: searchText({ ...place, altNames: [], code: null }),
    website_url: place.websiteUrl,
    latitude: place.position?.latitude ?? null,
    longitude: place.position?.longitude ?? null,
    approximate_position: place.isAround,
    importance: 0,
    source_name: source.id,
    source_id: place.key,
    source_licence: source.licence,
    source_retrieved: today,
    source_date: place.observed,
    is_sample: false,
    postcode: place.postcode,
    last_listed: source.date,
    practical_info: null,
  };
}
