import type { PageMetadata } from '@waymark/contracts-core';
import { placePath, type Review } from '@waymark/contracts-reviews';
import { reviewSection } from './review-section';

/** Returns the page of all reviews as text. */
export function reviewsMetadata(reviews: readonly Review[]): PageMetadata {
  return {
    title: 'All Reviews',
    description:
      'The latest accessibility reviews of places worldwide, written by disabled people, carers and travellers.',
    canonicalPath: '/reviews',
    jsonLd: [{ '@type': 'CollectionPage', '@id': '/reviews', url: '/reviews', name: 'All Reviews' }],
    sections: [
      {
        heading: 'Newest reviews',
        paragraphs: [reviews.length > 0 ? `The latest ${reviews.length}.` : 'No reviews yet.'],
      },
      ...reviews.map((review) => ({
        ...reviewSection(review, `${review.venue.name}, by ${review.reviewerName}`),
        links: [{ label: `About ${review.venue.name}`, href: placePath(review.venue) }],
      })),
    ],
  };
}
