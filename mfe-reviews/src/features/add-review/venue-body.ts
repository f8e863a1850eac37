import { isAttractionKind, type AttractionKind } from '@waymark/contracts-reviews';
import type { BodyOf } from '@waymark/mfe-kit';
import type { findOrCreateAttraction, findOrCreateVenue } from '../../endpoints';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import type { AddReviewValues } from './form-schema';

/** Checks whether the form is still about the chosen venue, because people may edit its name. */
export function isStillAbout(chosen: SelectedVenue | null, venueName: string): chosen is SelectedVenue {
  return chosen !== null && chosen.name.trim().toLowerCase() === venueName.trim().toLowerCase();
}

/**
 * Returns the body of POST /api/venues, with position and place ID of the chosen venue, else the position from the
 * form.
 */
export function venueBody(values: AddReviewValues, chosen: SelectedVenue | null): BodyOf<typeof findOrCreateVenue> {
  const { venueCategory: category } = values;
  return {
    ...placed(values, chosen),
    address: values.venueAddress || null,
    category: isAttractionKind(category) ? 'entertainment' : category,
    placeId: isStillAbout(chosen, values.venueName) ? chosen.placeId : null,
  };
}

/** Returns the body of POST /api/attractions, if the form is about an attraction. */
export function attractionBody(
  values: AddReviewValues,
  category: AttractionKind,
  chosen: SelectedVenue | null,
): BodyOf<typeof findOrCreateAttraction> {
  return { ...placed(values, chosen), location: values.venueAddress || null, category };
}

function placed(values: AddReviewValues, chosen: SelectedVenue | null) {
  const position = isStillAbout(chosen, values.venueName) && chosen.latitude !== null ? chosen : values.position;
  return {
    name: values.venueName,
    city: values.venueCity || null,
    country: values.venueCountry,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  };
}
