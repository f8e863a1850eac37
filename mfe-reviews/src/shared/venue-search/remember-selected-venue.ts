import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { SELECTED_VENUE_KEY } from './selected-venue';

/** Hands the chosen venue to the review form, also across signing in (S1 section 2, Home). */
export function rememberSelectedVenue({ id, name, address, city, country, category }: VenueSearchResult): void {
  sessionStorage.setItem(SELECTED_VENUE_KEY, JSON.stringify({ id, name, address, city, country, category }));
}
