import { dayWords, momentWords } from '@waymark/contracts-core';
import { VENUE_REVIEWS_PAGE, type Review } from '@waymark/contracts-reviews';
import { useInfiniteQuery } from '@tanstack/react-query';
import { addressOf, callForPage } from '@waymark/mfe-kit';
import {
  Card,
  CouldNotLoad,
  Disclosure,
  LoadingRegion,
  Section,
  ShowMore,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@waymark/ui';
import { styled } from 'styled-components';
import { listReviews } from '../../endpoints';
import { ReplyForm } from './reply-form';

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const keyOf = (venueId: number) => [addressOf(listReviews), `to answer ${venueId}`];

/** Reviews of the place, newest first, each with at most one reply. */
export function ReviewsToAnswer({ venueId }: { venueId: number }) {
  const found = useInfiniteQuery({
    queryKey: keyOf(venueId),
    queryFn: ({ pageParam, signal }) =>
      callForPage(listReviews, {
        query: { venueId, limit: VENUE_REVIEWS_PAGE, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const reviews = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section
      heading="Reply to reviews"
      intro="You can reply to each review once. Everyone can read your reply under the review."
    >
      {found.isError && <CouldNotLoad what="the reviews" onRetry={() => void found.refetch()} />}
      {found.isPending && (
        <LoadingRegion label="Loading the reviews">
          <Skeleton lines={3} />
        </LoadingRegion>
      )}
      {found.data && reviews.length === 0 && <p>Nobody has reviewed this place yet.</p>}
      <Stack $gap={4}>
        {reviews.map((review) => (
          <ReviewToAnswer key={review.id} review={review} onSaid={() => void found.refetch()} />
        ))}
      </Stack>
      {(found.hasNextPage || reviews.length > VENUE_REVIEWS_PAGE) && <ShowMore noun="reviews" list={found} />}
    </Section>
  );
}

function ReviewToAnswer({ review, onSaid }: { review: Review; onSaid: () => void }) {
  const { reviewerName, createdAt, comment, venueReply } = review;
  return (
    <Card as="article" aria-label={`Review by ${reviewerName}, ${momentWords(createdAt)}`}>
      <h3>{`${reviewerName}, ${dayWords(createdAt)}`}</h3>
      <Words>{comment}</Words>
      {venueReply && (
        <>
          <p>
            <strong>Reply from the venue</strong>
            <span>{`, ${dayWords(venueReply.answeredAt)}`}</span>
          </p>
          <Words>{venueReply.text}</Words>
        </>
      )}
      <Disclosure
        summary={
          <>
            <span>{venueReply ? `Change the reply to ${reviewerName}` : `Reply to ${reviewerName}`}</span>
            <VisuallyHidden>{`, ${momentWords(createdAt)}`}</VisuallyHidden>
          </>
        }
      >
        <ReplyForm review={review} onSaid={onSaid} />
      </Disclosure>
    </Card>
  );
}
