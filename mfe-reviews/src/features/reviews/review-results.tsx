import { Button, CouldNotLoad, CountText, EmptyState, Inline, LinkButton, ShowMore, Stack } from '@waymark/ui';
import { NoReviewsArt } from '@waymark/ui/art';
import type { QueryOf } from '@waymark/mfe-kit';
import type { listReviews } from '../../endpoints';
import { reviewsQuery, useReviewPages } from '../../shared/review-list/review-pages';
import { ReviewList } from '../../shared/review-list/review-list';
import { ReviewSkeletons } from '../../shared/review-list/review-skeletons';
import type { ReviewFilter } from './review-filter';

/**
 * Reviews per page: as many as a slow phone renders quickly; "Show more reviews" loads more. The page's `prefetch` in
 * slice.json requests the same number.
 */
const AT_A_TIME = 10;

/** Returns the query of a filter; default values are left out. */
export const listQuery = ({ text, sort, rating }: ReviewFilter): QueryOf<typeof listReviews> => ({
  q: text.trim() || undefined,
  sort: sort === 'newest' ? undefined : sort,
  rating: rating ?? undefined,
  limit: AT_A_TIME,
});

interface ReviewResultsProps {
  filter: ReviewFilter;
  onClear: () => void;
}

export function ReviewResults({ filter, onClear }: ReviewResultsProps) {
  const query = reviewsQuery(listQuery(filter));
  const list = useReviewPages(query);
  const { reviews, total } = list;
  if (!reviews)
    return list.isError ? <CouldNotLoad what="the reviews" onRetry={() => void list.refetch()} /> : <ReviewSkeletons />;
  const loadingOthers = list.isPlaceholderData;
  return (
    <Stack $gap={5}>
      <CountText
        waiting={loadingOthers && 'Loading reviews...'}
      >{`Showing ${reviews.length} of ${total} reviews`}</CountText>
      {reviews.length === 0 && !loadingOthers ? (
        <NothingFound narrowed={filter.text !== '' || filter.rating !== null} onClear={onClear} />
      ) : (
        <ReviewList reviews={reviews} busy={loadingOthers} />
      )}
      {!loadingOthers && <ShowMore noun="reviews" key={query.queryKey[1]} list={list} />}
    </Stack>
  );
}

function NothingFound({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<NoReviewsArt />}
      title="No reviews found"
      action={
        <Inline $gap={3} $justify="center">
          <LinkButton to="/add-review" variant="primary">
            Add First Review
          </LinkButton>
          {narrowed && <Button onClick={onClear}>Clear filters</Button>}
        </Inline>
      }
    >
      {narrowed && <p>Try fewer words or a different rating.</p>}
    </EmptyState>
  );
}
