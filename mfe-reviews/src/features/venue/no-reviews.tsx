import type { VenueDetail } from '@waymark/contracts-reviews';
import { Inline } from '@waymark/ui';
import { WriteReviewLink } from '../../shared/write-review-link';

/** Shown for a place without reviews, with a link to write the first. */
export function NoReviews({ venue }: { venue: VenueDetail }) {
  return (
    <Inline $gap={3}>
      <p>No reviews yet</p>
      <WriteReviewLink venue={venue}>Add First Review</WriteReviewLink>
    </Inline>
  );
}
