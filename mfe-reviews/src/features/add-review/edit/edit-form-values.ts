import { FEATURES, RATING_AREAS, type OwnReview, type VenueDetail } from '@waymark/contracts-reviews';
import { emptyForm, venueFields } from '../form-defaults';
import type { AddReviewInput } from '../form-schema';
import { claimOf, foundOf } from '../found';

/** The form as its author left it; each answer is turned back into what they found there. */
export function editFormValues(review: OwnReview, venue: VenueDetail): AddReviewInput {
  return {
    ...emptyForm(review.reviewerName),
    ...venueFields(venue),
    disabilityType: review.disabilityType,
    showDisabilityType: review.showDisabilityType,
    rewarded: review.rewarded,
    ...Object.fromEntries(RATING_AREAS.map((area) => [`${area}Rating`, review[`${area}Rating`]])),
    ...Object.fromEntries(
      FEATURES.map((feature) => [
        `verify${feature}`,
        foundOf(review[`verify${feature}`] ?? 0, claimOf(venue, feature)),
      ]),
    ),
    visitMonth: review.visitMonth ?? '',
    comment: review.detailedReview,
    photos: review.photos.map(({ description, ...uploaded }) => ({
      key: uploaded.id,
      addedAt: Date.now(),
      uploaded,
      description,
    })),
  };
}
