import type { Review } from '@waymark/contracts-reviews';
import { Stack } from '@waymark/ui';
import { memo } from 'react';
import { ReviewCard } from '../review-card/review-card';

const Card = memo(ReviewCard);

interface ReviewListProps {
  reviews: readonly Review[];
  /** Something newer is on its way; what is shown stays until it is there. */
  busy?: boolean;
}

export function ReviewList({ reviews, busy = false }: ReviewListProps) {
  return (
    <Stack as="ul" role="list" aria-label="Reviews" aria-busy={busy || undefined} $gap={4} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {reviews.map((review) => (
        <li key={review.id} style={{ maxWidth: 'none' }}>
          <Card review={review} showVenue />
        </li>
      ))}
    </Stack>
  );
}
