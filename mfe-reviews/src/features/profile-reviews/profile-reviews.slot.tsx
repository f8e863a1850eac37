import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AccountSlots } from '@waymark/contracts-account';
import { LEAST_CHECKED, type OwnTrust as Trust } from '@waymark/contracts-reviews';
import { queryOf, useSession, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, CountText, EmptyState, LinkButton, Section, ShowMore, Skeleton, Stack } from '@waymark/ui';
import { readOwnTrust } from '../../endpoints';
import { shownOf } from '../../shared/count-of';
import { ReviewList } from '../../shared/review-list/review-list';
import { reviewsQuery, useReviewPages } from '../../shared/review-list/review-pages';
import { ReviewSkeletons } from '../../shared/review-list/review-skeletons';

/** An optional part of the member's own profile: an expired session must not replace the form beside it. */
const ownTrustQuery = queryOptions({ ...queryOf(readOwnTrust), staleTime: 0, meta: { showsSignIn: true } });

/** How many of the member's own answers others confirmed or corrected, and the resulting score. */
export function OwnTrust() {
  const { data, isError, refetch } = useQuery(ownTrustQuery);
  return (
    <Section heading="Your answers, checked by others">
      {data ? (
        <Stack $gap={2}>
          <p>{sumOf(data)}</p>
          <p>
            An answer counts as checked when other members later answer the same question about the same place, and most
            of them give the same answer. Each person counts once. We look at your latest 500 answers.
          </p>
          <p>
            Only you can see these numbers. They give a rough level, which decides how soon staff look at reports about
            you and how many of your first comments need approval.
          </p>
        </Stack>
      ) : isError ? (
        <CouldNotLoad what="other people’s answers" onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height="9rem" />
      )}
    </Section>
  );
}

function sumOf({ checked, agreement }: Trust): string {
  const answers = `${checked} of your answers`;
  if (agreement) {
    const agree = agreement.agreed === 1 ? '1 agrees' : `${agreement.agreed} agree`;
    return `Others have checked ${answers}, and ${agree} (somewhere between ${agreement.low}% and ${agreement.high}%).`;
  }
  const soFar = checked === 0 ? 'Nobody has checked your answers yet.' : `Others have checked ${answers}.`;
  return `${soFar} Once ${LEAST_CHECKED} are checked, you can see here how many agree.`;
}

const PAGE_SIZE = 10;

/** Fills the slot "profile-reviews" of the account remote: the member's published reviews, newest first. */
function ProfileReviews({ memberId, displayName }: AccountSlots['profile-reviews']) {
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

export default withQueries(ProfileReviews);
