import { parseSelectedVenue } from '../../../shared/venue-search/parse-selected-venue';
import { selectedVenue, type SelectedVenue } from '../../../shared/venue-search/selected-venue';

// A tag in a venue's name is somebody's try to slip one in; "I <3 Coffee" is a name.
const MARKUP = /<[a-z!/?]/i;

export interface InitialVenue {
  venue: SelectedVenue | null;
  /** There was a venue in the address, and it cannot be used. */
  linkIgnored: boolean;
}

/** The venue that the form opens with: from the address first, else from the home page. Changes nothing. */
export function readInitialVenue(search: string): InitialVenue {
  const text = new URLSearchParams(search).get('venue');
  const linked = text !== null && !MARKUP.test(text) ? parseSelectedVenue(text) : null;
  return { venue: linked ?? parseSelectedVenue(remembered()), linkIgnored: text !== null && linked === null };
}

export function forgetInitialVenue(): void {
  selectedVenue.write(null);
}

function remembered(): string | null {
  const text = selectedVenue.read() ?? null;
  return text !== null && MARKUP.test(text) ? null : text;
}
