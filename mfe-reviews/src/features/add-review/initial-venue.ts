import { parseSelectedVenue } from '../../shared/venue-search/parse-selected-venue';
import { SELECTED_VENUE_KEY, type SelectedVenue } from '../../shared/venue-search/selected-venue';

/** The venue that the form opens with: from the address first, else from the home page. Changes nothing. */
export function readInitialVenue(search: string): SelectedVenue | null {
  const linked = parseSelectedVenue(new URLSearchParams(search).get('venue'));
  return linked ?? parseSelectedVenue(sessionStorage.getItem(SELECTED_VENUE_KEY));
}

export function forgetInitialVenue(): void {
  sessionStorage.removeItem(SELECTED_VENUE_KEY);
}
