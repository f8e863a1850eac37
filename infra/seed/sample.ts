import { SAMPLE_REVIEWS } from './sample-reviews';
import type { SampleReview, SampleReviewer, SampleVenue } from './sample-types';
import { SAMPLE_VENUES } from './sample-venues';

const reviewer = (key: string, name: string): SampleReviewer => ({
  key,
  displayName: `Sample ${name}`,
  email: `${key}@sample.test`,
});

/**
 * Made-up venues, people and reviews, so that a new developer sees a page with reviews on it. LOCAL MODE ONLY:
 * every name starts with "Sample", nothing touches a real venue, and production never loads this file.
 */
export const SAMPLE: {
  readonly venues: readonly SampleVenue[];
  readonly reviewers: readonly SampleReviewer[];
  readonly reviews: readonly SampleReview[];
} = {
  venues: SAMPLE_VENUES,
  reviewers: [
    reviewer('robin', 'Robin'),
    reviewer('sam', 'Sam'),
    reviewer('alex', 'Alex'),
    reviewer('jo', 'Jo'),
    reviewer('casey', 'Casey'),
    reviewer('morgan', 'Morgan'),
  ],
  reviews: SAMPLE_REVIEWS,
};
