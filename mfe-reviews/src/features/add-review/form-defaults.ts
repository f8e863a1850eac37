import { NO_POSITION } from '@waymark/map';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import type { AddReviewInput } from './form-schema';

/** The country is the UK by default. */
export const UK = { name: 'UK', code: 'GB' } as const;

export const NO_VENUE_FIELDS = {
  venueName: '',
  venueAddress: '',
  venueCity: '',
  venueCountry: UK.name,
  venueCategory: 'venue',
  position: NO_POSITION,
} as const;

/** Returns the form's venue fields for a chosen venue. */
export function venueFields(venue: SelectedVenue): Partial<AddReviewInput> {
  return {
    venueName: venue.name,
    venueAddress: venue.address ?? '',
    venueCity: venue.city ?? '',
    venueCountry: venue.country,
    venueCategory: venue.category as AddReviewInput['venueCategory'],
    position: NO_POSITION,
  };
}

/**
 * Returns an empty form for a member. The disability type has no default, because members decide whether to state it.
 */
export function emptyForm(displayName: string): AddReviewInput {
  return {
    ...NO_VENUE_FIELDS,
    reviewerName: displayName,
    disabilityType: '' as AddReviewInput['disabilityType'],
    consentToHealthData: false,
    showDisabilityType: false,
    rewarded: false,
    mobilityRating: null,
    visualRating: null,
    hearingRating: null,
    cognitiveRating: null,
    streetInfrastructureRating: null,
    serviceAnimalRating: null,
    visitMonth: '',
    comment: '',
    photos: [],
  };
}
