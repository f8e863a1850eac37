import type { Review } from '@waymark/contracts-reviews';
import { Card, Inline, Stack, StarRating } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { formatDate } from '../format-date';
import { ReviewBadges } from './review-badges';
import { ReviewRatings } from './review-ratings';
import { VoteControl } from './vote-control';

interface ReviewCardProps {
  review: Review;
  /** Names the venue, where the page is not already about it. */
  showVenue?: boolean;
}

export function ReviewCard({ review, showVenue = false }: ReviewCardProps) {
  return (
    <Card as="article" aria-label={`Review by ${review.reviewerName}`}>
      <Stack $gap={4}>
        <Inline $gap={3} $justify="space-between">
          <div>
            {showVenue && (
              <p>
                <Link to={`/venues/${review.venue.id}`}>{review.venue.name}</Link>
              </p>
            )}
            <p>
              <strong>{review.reviewerName}</strong>, <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
            </p>
          </div>
          <StarRating value={review.overallRating} />
        </Inline>
        <ReviewBadges review={review} />
        <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{review.detailedReview}</p>
        <ReviewRatings review={review} />
        <VoteControl review={review} />
      </Stack>
    </Card>
  );
}
