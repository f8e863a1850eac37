import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { storedText } from '@waymark/mfe-kit';

/** As JSON; `parseSelectedVenue` judges it. */
export const selectedVenue = storedText('session', 'selectedVenueForReview');

/** Hands the chosen venue to the review form, also across signing in. */
export function rememberSelectedVenue({ id, name, address, city, country, category }: VenueSearchResult): void {
  selectedVenue.write(JSON.stringify({ id, name, address, city, country, category }));
}

/** What the home page hands the review form, and what the `venue` query parameter holds. */
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
