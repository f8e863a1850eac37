import { RATING_AREAS, overallRating } from '@waymark/contracts-reviews';
import type { AddReviewValues } from './form-schema';
import { askedFeatures, claimOf, FOUND, verifyAnswer, type Claims } from './found';

export type ReviewBody = Record<string, unknown>;

/** Returns the body of POST /api/reviews; each answer refers to the venue's claim. */
export function reviewBody(values: AddReviewValues, venue: Claims & { id: number }): ReviewBody {
  const ratings = Object.fromEntries(RATING_AREAS.map((area) => [`${area}Rating`, values[`${area}Rating`]]));
  const answers = askedFeatures(values.venueCategory, venue, values)
    .map(
      (feature) =>
        [
          `verify${feature}`,
          verifyAnswer(values[`verify${feature}`] ?? FOUND.notChecked, claimOf(venue, feature)),
        ] as const,
    )
    .filter(([, answer]) => answer);
  return {
    venueId: venue.id,
    reviewerName: values.reviewerName,
    disabilityType: values.disabilityType,
    consentToHealthData: values.consentToHealthData,
    showDisabilityType: values.showDisabilityType,
    detailedReview: values.comment,
    content: values.comment,
    visitMonth: values.visitMonth || null,
    rewarded: values.rewarded,
    photos: values.photos.flatMap(({ uploaded, description }) => (uploaded ? [{ id: uploaded.id, description }] : [])),
    ...ratings,
    overallRating: overallRating(Object.values(ratings)),
    ...Object.fromEntries(answers),
  };
}
