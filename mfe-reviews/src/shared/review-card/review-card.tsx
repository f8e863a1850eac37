import { dayWords } from '@waymark/contracts-core';
import { ratingLevel, type Review } from '@waymark/contracts-reviews';
import { Card, Inline, Stack, StarRating } from '@waymark/ui';
import { PhotoStrip } from './photo-strip';
import { ReviewBadges } from './review-badges';
import { ReviewHeading } from './review-heading';
import { ReviewNotes } from './review-notes';
import { ReviewRatings } from './review-ratings';
import { VoteControl } from './vote-control';

interface ReviewCardProps {
  review: Review;
  /** Names the venue, where the page is not already about it. */
  showVenue?: boolean;
  /** Of its heading. Default 3. */
  level?: 2 | 3;
}

export function ReviewCard({ review, showVenue = false, level = 3 }: ReviewCardProps) {
  const { overallRating } = review;
  return (
    <Card as="article" aria-label={`Review by ${review.reviewerName}`}>
      <Stack $gap={4}>
        <Inline $gap={3} $justify="space-between">
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <ReviewHeading review={review} level={level} showVenue={showVenue} />
            <p>
              {showVenue && `${review.venue.city ?? review.venue.country}, `}
              <time dateTime={review.createdAt}>{dayWords(review.createdAt)}</time>
            </p>
          </div>
          <Inline $gap={2}>
            <StarRating value={overallRating} />
            {overallRating !== null && <span>{ratingLevel(overallRating)}</span>}
          </Inline>
        </Inline>
        <ReviewBadges review={review} />
        <ReviewNotes review={review} />
        <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{review.detailedReview}</p>
        {/* A service of the version before sends none. */}
        <PhotoStrip photos={review.photos ?? []} reviewerName={review.reviewerName} />
        <ReviewRatings review={review} />
        <VoteControl review={review} />
      </Stack>
    </Card>
  );
}
