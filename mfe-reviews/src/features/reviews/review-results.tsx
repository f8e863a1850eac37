import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, EmptyState, LinkButton, Stack } from '@waymark/ui';
import { CouldNotLoad } from '../../shared/could-not-load';
import { ReviewCard } from '../../shared/review-card/review-card';
import { reviewsQuery } from './api/list-reviews';
import type { ReviewFilter } from './review-filter';
import { ReviewSkeletons } from './review-skeletons';

export function ReviewResults({ filter }: { filter: ReviewFilter }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(reviewsQuery(filter));
  if (!data) return error ? <CouldNotLoad what="the reviews" onRetry={() => void refetch()} /> : <ReviewSkeletons />;
  const reviews = data.pages.flatMap((page) => page.reviews);
  const total = data.pages.at(-1)?.total ?? reviews.length;
  return (
    <Stack $gap={5}>
      <p role="status">
        Showing {reviews.length} of {total} reviews
      </p>
      {reviews.length === 0 ? (
        <EmptyState
          title="No reviews found"
          action={
            <LinkButton to="/add-review" variant="primary">
              Add First Review
            </LinkButton>
          }
        />
      ) : (
        <Stack as="ul" $gap={4} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} showVenue />
            </li>
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading more...' : 'Show more reviews'}
          </Button>
        </div>
      )}
    </Stack>
  );
}
