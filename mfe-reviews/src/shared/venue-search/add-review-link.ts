import type { VenueDetail } from '@waymark/contracts-reviews';

type Linked = Pick<VenueDetail, 'id' | 'name' | 'address' | 'city' | 'country' | 'category' | 'latitude' | 'longitude'>;

/** The review form with this venue chosen: S1's `venue` query parameter. */
export function addReviewLink({ id, name, address, city, country, category, latitude, longitude }: Linked): string {
  const venue = { id, name, address, city, country, category, latitude, longitude };
  return `/add-review?${new URLSearchParams({ venue: JSON.stringify(venue) }).toString()}`;
}
