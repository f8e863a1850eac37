import { VENUE_REVIEWS_PAGE } from '@waymark/contracts-reviews';
import { Button, Inline } from '@waymark/ui';

interface ShowMoreReviewsProps {
  shown: number;
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  failed: boolean;
  onShowMore: () => void;
}

/** How many of how many, and the way to the rest. Nothing of it when all came at once. */
export function ShowMoreReviews({ shown, total, hasMore, isLoading, failed, onShowMore }: ShowMoreReviewsProps) {
  return (
    <div>
      <Inline $gap={4}>
        {hasMore && (
          <Button onClick={onShowMore} aria-disabled={isLoading || undefined}>
            {isLoading ? 'Loading…' : 'Show more reviews'}
          </Button>
        )}
        <p role="status">{(hasMore || shown > VENUE_REVIEWS_PAGE) && `Showing ${shown} of ${total} reviews`}</p>
      </Inline>
      <div role="alert">{failed && !isLoading && <p>We could not load more reviews. Please try again.</p>}</div>
    </div>
  );
}
