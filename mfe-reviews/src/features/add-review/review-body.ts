import { FEATURES, RATING_AREAS, overallRating } from '@waymark/contracts-reviews';
import type { AddReviewValues } from './form-schema';

/** Body of POST /api/reviews as S1 section 3 documents it, with the answers that were given. */
export function reviewBody(values: AddReviewValues, venueId: number): Record<string, unknown> {
  const ratings = Object.fromEntries(RATING_AREAS.map((area) => [`${area}Rating`, values[`${area}Rating`]]));
  const answers = FEATURES.map((feature) => [`verify${feature}`, values[`verify${feature}`]] as const).filter(([, answer]) => answer);
  return {
    venueId,
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
