import type { CommunitySlots } from '@waymark/contracts-community';
import type { Review } from '@waymark/contracts-reviews';
import { lazyAgain, Slot, useAfterContent, useSession } from '@waymark/mfe-kit';
import { space } from '@waymark/ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';

// Shares the chunk of the page of one's own reviews, because each chunk's name adds to the size of every page.
const OwnReviewActions = lazyAgain(() => import(/* webpackChunkName: "my-reviews" */ './own-review-actions'));

const VenueReply = lazyAgain(() => import(/* webpackChunkName: "my-reviews" */ './venue-reply'));

/** As tall as its only button, so that nothing jumps when the button loads. */
const Place = styled.div`
  min-height: 2.75rem;
  /* The target is taller than its words; the margin takes that height back. */
  margin-block: -${space[2]};
`;

/**
 * Actions besides voting: change one's own review or report another's; above them, the venue's reply. Loads after the
 * content.
 */
export function ReviewActions({ review, called }: { review: Review; called?: string }) {
  const byAuthor = `by ${review.reviewerName}`;
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
            <OwnReviewActions review={review} called={called ?? byAuthor} />
          </Suspense>
        ) : (
          isAfterContent && (
            <Slot<CommunitySlots['report-this']>
              quiet
              name="report-this"
              props={{
                kind: 'review',
                contentId: `${review.id}`,
                label: `the review ${byAuthor}`,
                more: called?.slice(byAuthor.length) || undefined,
              }}
            />
          )
        )}
      </Place>
    </>
  );
}
