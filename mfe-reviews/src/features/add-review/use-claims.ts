import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../../shared/api/get-venue';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import type { Claims } from './found';
import { isStillAbout } from './venue-body';

/** What the chosen venue states; undefined for a venue that we do not know, and until it is here. */
export function useClaims(chosen: SelectedVenue | null, venueName: string): Claims | undefined {
  const id = isStillAbout(chosen, venueName) && chosen.id !== null ? String(chosen.id) : '';
  const { data } = useQuery(venueQuery(id));
  // As when the review is sent: a link may name one venue and number another.
  return id !== '' && data && isStillAbout(chosen, data.name) ? data : undefined;
}
