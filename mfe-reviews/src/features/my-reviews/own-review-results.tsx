import { ApiError, storeRedirectAfterLogin } from '@waymark/mfe-kit';
import { Button, CouldNotLoad, CountText, EmptyState, LinkButton, Stack, Alert, ShowMore } from '@waymark/ui';
import { useLocation } from 'react-router-dom';
import { shownOf } from '../../shared/count-of';
import { ReviewList } from '../../shared/review-list/review-list';
import { ReviewSkeletons } from '../../shared/review-list/review-skeletons';
import type { useReviewPages } from '../../shared/review-list/review-pages';

/** Shown when the session ended before the list loaded. */
function MustLogIn() {
  const { pathname, search } = useLocation();
  return (
    <Alert tone="warn" role="alert" title="Authentication Required">
      <Stack $gap={3}>
        <p>Please log in to view your reviews</p>
        <LinkButton to="/login" variant="primary" onClick={() => storeRedirectAfterLogin(pathname + search)}>
          Log In
        </LinkButton>
      </Stack>
    </Alert>
  );
}

interface OwnReviewResultsProps {
  list: ReturnType<typeof useReviewPages>;
  /** True if the list is filtered by a search. */
  narrowed: boolean;
  onClear: () => void;
}

export function OwnReviewResults({ list, narrowed, onClear }: OwnReviewResultsProps) {
  const { reviews, total } = list;
  if (!reviews) {
    if (!list.isError) return <ReviewSkeletons />;
    return needsLogin(list.error) ? (
      <MustLogIn />
    ) : (
      <CouldNotLoad what="your reviews" onRetry={() => void list.refetch()} />
    );
  }
  const loadingOthers = list.isPlaceholderData;
  const none = reviews.length === 0 && !loadingOthers;
  return (
    <Stack $gap={5}>
      {/* Without text if there are no reviews at all, because "No reviews yet" already says this. */}
      {(!none || narrowed) && (
        <CountText waiting={loadingOthers && 'Loading reviews...'}>
          {shownOf(reviews.length, total, 'review', 'reviews')}
        </CountText>
      )}
      {none && (narrowed ? <NoneMatch onClear={onClear} /> : <NoneYet />)}
      {!none && <ReviewList reviews={reviews} busy={loadingOthers} />}
      {!loadingOthers && <ShowMore noun="reviews" key={total} list={list} />}
    </Stack>
  );
}

function needsLogin(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

function NoneYet() {
  return (
    <EmptyState
      title="No reviews yet"
      action={
        <LinkButton to="/add-review" variant="primary">
          Write Your First Review
        </LinkButton>
      }
    >
      <p>What you found on your visit helps the next person decide.</p>
    </EmptyState>
  );
}

function NoneMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="No matching reviews found" action={<Button onClick={onClear}>Clear search</Button>}>
      <p>Try fewer words, the name of the venue or its city.</p>
    </EmptyState>
  );
}
