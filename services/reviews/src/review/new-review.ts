import {
  FEATURES,
  overallRating,
  RATING_AREAS,
  type Feature,
  type PublishReview,
  type RatingField,
} from '@waymark/contracts-reviews';

/** What is stored of a review that somebody wrote: overall rating and counts are ours, never the sender's. */
export interface NewReview {
  venueId: number;
  reviewerName: string;
  comment: string;
  ratings: Record<RatingField, number | null>;
  overallRating: number | null;
  /** Only features that were answered. */
  verify: Partial<Record<Feature, 1 | 2>>;
  disabilityType: string;
  showDisabilityType: boolean;
  /** YYYY-MM */
  visitMonth: string | null;
  rewarded: boolean;
}

export function newReview(body: PublishReview): NewReview {
  const ratings = Object.fromEntries(
    RATING_AREAS.map((area) => [`${area}Rating`, body[`${area}Rating`] ?? null]),
  ) as Record<RatingField, number | null>;
  const verify: NewReview['verify'] = {};
  for (const feature of FEATURES) {
    const answer = body[`verify${feature}`];
    if (answer === 1 || answer === 2) verify[feature] = answer;
  }
  return {
    venueId: body.venueId,
    reviewerName: body.reviewerName,
    comment: body.detailedReview,
    ratings,
    overallRating: overallRating(Object.values(ratings)),
    verify,
    disabilityType: body.disabilityType,
    showDisabilityType: body.showDisabilityType,
    visitMonth: body.visitMonth ?? null,
    rewarded: body.rewarded ?? false,
  };
}
