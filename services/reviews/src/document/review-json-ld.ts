import type { Review } from '@waymark/contracts-reviews';
import { excerpt } from './words';

const MAX_BODY = 500;

/** schema.org Review. */
export function reviewJsonLd(review: Review): Record<string, unknown> {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.reviewerName },
    datePublished: review.createdAt,
    reviewBody: excerpt(review.comment, MAX_BODY),
    ...(review.overallRating === null
      ? {}
      : { reviewRating: { '@type': 'Rating', ratingValue: review.overallRating, bestRating: 5, worstRating: 1 } }),
  };
}
