import { FEATURES, type Review, type VerifyField } from '@waymark/contracts-reviews';
import { toPhoto } from '../photo/photo.mapper';
import type { ReviewRow } from './review-row';

/** A review as everyone may read it; the comment goes out under its three documented names. */
export function toReview({ verify, createdAt, comment, photos, ...row }: ReviewRow): Review {
  const answers = Object.fromEntries(
    FEATURES.map((feature) => [`verify${feature}`, verify[feature] ?? 0]),
  ) as Record<VerifyField, 0 | 1 | 2>;
  const texts = { comment, content: comment, detailedReview: comment };
  return { ...row, ...texts, ...answers, createdAt: createdAt.toISOString(), photos: photos.map(toPhoto) };
}
