import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { storedText } from '@waymark/mfe-kit';

/** Stored as JSON; `parseSelectedVenue` validates it. */
export const selectedVenue = storedText('session', 'selectedVenueForReview');

/** Passes the chosen venue to the review form, also across signing in. */
export function rememberSelectedVenue({ id, name, address, city, country, category }: VenueSearchResult): void {
  selectedVenue.write(JSON.stringify({ id, name, address, city, country, category }));
}

/** The venue that the home page passes to the review form; also the content of the `venue` query parameter. */
export interface SelectedVenue {
  id: number | null;
  name: string;
  address: string | null;
  city: string | null;
  country: string;
  category: string;
  latitude: number | null;
  longitude: number | null;
  placeId: string | null;
}
