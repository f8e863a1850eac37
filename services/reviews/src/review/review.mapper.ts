import { FEATURES, type Review, type VerifyField } from '@waymark/contracts-reviews';
import type { ReviewRow } from './review-row';

/** A review as everyone may read it; the comment goes out under its three documented names. */
export function toReview({ verify, createdAt, comment, ...row }: ReviewRow): Review {
  const answers = Object.fromEntries(
    FEATURES.map((feature) => [`verify${feature}`, verify[feature] ?? 0]),
  ) as Record<VerifyField, 0 | 1 | 2>;
  return { ...row, createdAt: createdAt.toISOString(), comment, content: comment, detailedReview: comment, ...answers };
}
