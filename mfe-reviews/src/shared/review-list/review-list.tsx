import type { Review } from '@waymark/contracts-reviews';
import { Stack } from '@waymark/ui';
import { memo, useDeferredValue } from 'react';
import { ReviewCard } from '../review-card/review-card';
import { reviewNames } from '../review-card/review-names';

interface ReviewListProps {
  reviews: readonly Review[];
  /** A newer list is loading; this one stays until then. */
  busy?: boolean;
  /** Level of the reviews' headings. Default: 2. */
  level?: 2 | 3;
}

/** Fifty cards take a slow processor half a second, so rendering is deferred behind the person's input. */
export function ReviewList({ reviews, busy = false, level = 2 }: ReviewListProps) {
  const shown = useDeferredValue(reviews);
  return (
    <Stack
      as="ul"
      role="list"
      aria-label="Reviews"
      aria-busy={busy || shown !== reviews || undefined}
      $gap={4}
      style={{ listStyle: 'none', padding: 0, margin: 0 }}
    >
      <Cards reviews={shown} level={level} />
    </Stack>
  );
}

const Card = memo(ReviewCard);

const Cards = memo(function Cards({ reviews, level }: { reviews: readonly Review[]; level: 2 | 3 }) {
  const names = reviewNames(reviews);
  return reviews.map((review, index) => (
    <li key={review.id} style={{ maxWidth: 'none' }}>
      <Card review={review} called={names[index]} level={level} showVenue />
    </li>
  ));
});
