import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { ApiError, call } from '@waymark/mfe-kit';
import { findOrCreateVenue } from '../../../endpoints';
import { venueQuery } from '../../../shared/api/get-venue';
import type { SelectedVenue } from '../../../shared/venue-search/selected-venue';
import type { AddReviewValues } from '../form-schema';
import { isStillAbout, venueBody } from '../venue-body';

interface Asked {
  values: AddReviewValues;
  chosen: SelectedVenue | null;
}

/** The venue under review, with its claims: the chosen one when it is what its link says it is, else found or created. */
export function useResolveVenue() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, chosen }: Asked): Promise<VenueDetail> => {
      if (isStillAbout(chosen, values.venueName) && chosen.id !== null) {
        const known = await cache.fetchQuery(venueQuery(String(chosen.id))).catch(nullWhenUnknown);
        if (known && isStillAbout(chosen, known.name)) return known;
      }
      return call(findOrCreateVenue, { body: venueBody(values, chosen) });
    },
  });
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
