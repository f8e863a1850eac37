import type { VenueCategory, VenueSearchResult } from '@waymark/contracts-reviews';
import type { VenueRow } from './venue-row';

/** What the search box shows of a venue. */
export function toSearchResult(venue: VenueRow): VenueSearchResult {
  return {
    id: venue.id,
    placeId: venue.placeId,
    name: venue.name,
    address: venue.address,
    city: venue.city,
    country: venue.country,
    // A CHECK-free text column: rows come from the seed's and the contract's enum only.
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
