import type { CommunitySlots } from '@waymark/contracts-community';
import type { Review } from '@waymark/contracts-reviews';
import { Slot, useAfterContent, useSession } from '@waymark/mfe-kit';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

// With the page of one's own reviews: each name of a chunk is paid for by every page.
const OwnReviewActions = lazy(() => import(/* webpackChunkName: "my-reviews" */ './own-review-actions'));

const VenueReply = lazy(() => import(/* webpackChunkName: "my-reviews" */ './venue-reply'));

/** As high as its one button, so that nothing jumps when that comes. */
const Place = styled.div`
  min-height: 2.75rem;
`;

/** What one can do with a review beside voting: change one's own, or tell staff of another's; before it, what the venue answers. It comes after the content. */
export function ReviewActions({ review }: { review: Review }) {
  const { user } = useSession();
  const isAfterContent = useAfterContent();
  return (
    <>
      {review.venueReply && isAfterContent && (
        <Suspense>
          <VenueReply review={review} reply={review.venueReply} />
        </Suspense>
      )}
      <Place>
        {user && user.id === review.userId ? (
          <Suspense>
            <OwnReviewActions review={review} />
          </Suspense>
        ) : (
          isAfterContent && (
            <Slot<CommunitySlots['report-this']>
              quiet
              name="report-this"
              props={{ kind: 'review', contentId: `${review.id}`, label: `the review by ${review.reviewerName}` }}
            />
          )
        )}
      </Place>
    </>
  );
}
