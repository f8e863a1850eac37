import type { AccountSlots } from '@waymark/contracts-account';
import { useSession } from '@waymark/mfe-kit';
import { CouldNotLoad, CountText, EmptyState, LinkButton, Section, ShowMore, Stack } from '@waymark/ui';
import { shownOf } from '../../shared/count-of';
import { OwnTrust } from '../../shared/own-trust';
import { reviewsQuery, useReviewPages } from '../../shared/review-list/review-pages';
import { ReviewList } from '../../shared/review-list/review-list';
import { ReviewSkeletons } from '../../shared/review-list/review-skeletons';

const PAGE_SIZE = 10;

/** The slot "profile-reviews" of the account slice: what this member published, newest first. */
export function ProfileReviews({ memberId, displayName }: AccountSlots['profile-reviews']) {
  const session = useSession();
  const list = useReviewPages(reviewsQuery({ memberId, limit: PAGE_SIZE }));
  const own = session.user?.id === memberId;
  return (
    <>
      {own && <OwnTrust />}
      <Section heading={own ? 'Your reviews' : `Reviews by ${displayName}`}>
        <Results list={list} own={own} />
      </Section>
    </>
  );
}

function Results({ list, own }: { list: ReturnType<typeof useReviewPages>; own: boolean }) {
  const { reviews, total } = list;
  if (!reviews)
    return list.isError ? <CouldNotLoad what="the reviews" onRetry={() => void list.refetch()} /> : <ReviewSkeletons />;
  if (reviews.length === 0) return <NoReviews own={own} />;
  return (
    <Stack $gap={5}>
      <CountText>{shownOf(reviews.length, total, 'review', 'reviews')}</CountText>
      <ReviewList reviews={reviews} level={3} />
      <ShowMore noun="reviews" key={total} list={list} />
    </Stack>
  );
}

function NoReviews({ own }: { own: boolean }) {
  if (!own) return <p>No reviews yet.</p>;
  return (
    <EmptyState
      title="No reviews yet"
      level={3}
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
