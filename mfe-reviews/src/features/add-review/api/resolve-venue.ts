import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { ApiError, apiClient } from '@waymark/mfe-kit';
import { venueQuery } from '../../../shared/api/get-venue';
import type { SelectedVenue } from '../../../shared/venue-search/selected-venue';
import type { AddReviewValues } from '../form-schema';
import { isStillAbout, venueBody } from '../venue-body';

interface Asked {
  values: AddReviewValues;
  chosen: SelectedVenue | null;
}

/** The id of the venue under review: the chosen one when it is what its link says it is, else found or created. */
export function useResolveVenue() {
  const cache = useQueryClient();
  return useMutation({
    meta: { showsSignIn: true },
    mutationFn: async ({ values, chosen }: Asked): Promise<number> => {
      if (isStillAbout(chosen, values.venueName) && chosen.id !== null) {
        const known = await cache.fetchQuery(venueQuery(String(chosen.id))).catch(nullWhenUnknown);
        if (known && isStillAbout(chosen, known.name)) return known.id;
      }
      return (await apiClient.post<VenueDetail>('/api/venues', { body: venueBody(values, chosen) })).id;
    },
  });
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
