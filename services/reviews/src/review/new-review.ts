import {
  FEATURES,
  overallRating,
  RATING_AREAS,
  PREFER_NOT_TO_SAY,
  type EditReview,
  type Feature,
  type PublishReview,
  type RatingField,
} from '@waymark/contracts-reviews';

/** The stored fields of a written review. The server calculates the overall rating and the counts. */
export interface WrittenReview {
  reviewerName: string;
  comment: string;
  ratings: Record<RatingField, number | null>;
  overallRating: number | null;
  /** Contains only answered features. */
  verify: Partial<Record<Feature, 1 | 2>>;
  /** Null if the author prefers not to say; then nothing is stored. */
  disabilityType: string | null;
  showDisabilityType: boolean;
  /** YYYY-MM */
  visitMonth: string | null;
  rewarded: boolean;
}

export interface NewReview extends WrittenReview {
  venueId: number;
}

export function newReview(body: PublishReview): NewReview {
  const venueId = body.venueId ?? body.attractionId;
  if (venueId == null) throw new Error('The contract lets no review through that is of no place.');
  return { venueId, ...writtenReview(body) };
}

export function writtenReview(body: EditReview): WrittenReview {
  const ratings = Object.fromEntries(
    RATING_AREAS.map((area) => [`${area}Rating`, body[`${area}Rating`] ?? null]),
  ) as Record<RatingField, number | null>;
  const verify: WrittenReview['verify'] = {};
  for (const feature of FEATURES) {
    const answer = body[`verify${feature}`];
    if (answer === 1 || answer === 2) verify[feature] = answer;
  }
  return {
    reviewerName: body.reviewerName,
    comment: body.detailedReview,
    ratings,
    overallRating: overallRating(Object.values(ratings)),
    verify,
    disabilityType: body.disabilityType === PREFER_NOT_TO_SAY ? null : body.disabilityType,
    showDisabilityType: body.disabilityType !== PREFER_NOT_TO_SAY && body.showDisabilityType,
    visitMonth: body.visitMonth ?? null,
    rewarded: body.rewarded ?? false,
  };
}
