import { dayWords, type PageMetadataSection } from '@waymark/contracts-core';
import { RATING_AREAS, RATING_AREA_LABELS, type Review } from '@waymark/contracts-reviews';
import { excerpt } from './words';

const MAX_HEADING = 300;

/** Returns a review as text for readers without JavaScript. Omits the author's health data. */
export function reviewSection(review: Review, heading = `Review by ${review.reviewerName}`): PageMetadataSection {
  const rated = RATING_AREAS.flatMap((area) => {
    const rating = review[`${area}Rating`];
    return rating === null ? [] : [{ term: RATING_AREA_LABELS[area], value: `${rating} of 5` }];
  });
  const overall =
    review.overallRating === null ? [] : [{ term: 'Overall rating', value: `${review.overallRating} of 5` }];
  const sample = review.isSample ? [{ term: 'Please note', value: 'Sample: a made-up review' }] : [];
  const rewarded = review.rewarded
    ? [{ term: 'Please note', value: 'Works for this place or was given something for this review' }]
    : [];
  return {
    heading: excerpt(heading, MAX_HEADING),
    paragraphs: [review.comment],
    facts: [{ term: 'Written', value: dayWords(review.createdAt) }, ...overall, ...rated, ...rewarded, ...sample],
  };
}
