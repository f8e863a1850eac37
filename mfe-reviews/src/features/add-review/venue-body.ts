import type { BodyOf } from '@waymark/mfe-kit';
import type { findOrCreateVenue } from '../../endpoints';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import type { AddReviewValues } from './form-schema';

/** Whether the form still is about the chosen venue: people may type over its name. */
export function isStillAbout(chosen: SelectedVenue | null, venueName: string): chosen is SelectedVenue {
  return chosen !== null && chosen.name.trim().toLowerCase() === venueName.trim().toLowerCase();
}

/** Body of POST /api/venues; position and place id of the chosen venue, else the position that was given in the form. */
export function venueBody(values: AddReviewValues, chosen: SelectedVenue | null): BodyOf<typeof findOrCreateVenue> {
  const same = isStillAbout(chosen, values.venueName);
  const position = same && chosen.latitude !== null ? chosen : values.position;
  return {
    name: values.venueName,
    address: values.venueAddress || null,
    city: values.venueCity || null,
    country: values.venueCountry,
    category: values.venueCategory,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    placeId: same ? chosen.placeId : null,
  };
}
