import type { VenueCategory, VenueSearchResult } from '@waymark/contracts-reviews';
import type { VenueRow } from './venue-row';

/** Maps a venue for the search box. */
export function toSearchResult(venue: VenueRow): VenueSearchResult {
  return {
    id: venue.id,
    placeId: venue.placeId,
    name: venue.name,
    address: venue.address,
    city: venue.city,
    country: venue.country,
    // The column has no CHECK, but its values come only from the enums of the seed and the contract.
    category: venue.category as VenueCategory,
    pathType: venue.pathType,
    logoUrl: venue.logoUrl,
    websiteUrl: venue.websiteUrl,
    latitude: venue.latitude,
    longitude: venue.longitude,
    averageRating: venue.averageRating,
    reviewCount: venue.reviewCount,
    isSample: venue.isSample,
    code: venue.code,
    kind: venue.kind,
  };
}
