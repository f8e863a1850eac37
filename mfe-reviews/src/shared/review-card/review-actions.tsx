import type { Review } from '@waymark/contracts-reviews';
import { requireSignIn, useSession } from '@waymark/mfe-kit';
import { Button, FlagIcon, Inline, LinkButton, PencilIcon, TrashIcon, VisuallyHidden } from '@waymark/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const DeleteReviewDialog = lazy(() => import('./delete-review-dialog'));
const ReportReviewDialog = lazy(() => import('./report-review-dialog'));

/** What one can do with a review beside voting: change one's own, or tell staff of another's. */
export function ReviewActions({ review }: { review: Review }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState<'delete' | 'report' | null>(null);
  const own = session.user !== null && session.user.id === review.userId;
  const about = <VisuallyHidden>{`: review of ${review.venue.name} by ${review.reviewerName}`}</VisuallyHidden>;
  const close = () => setOpen(null);

  function report() {
    if (session.status === 'visitor') requireSignIn(pathname + search, 'Please log in to report a review.');
    else setOpen('report');
  }

  return (
    <>
      <Inline $gap={3}>
        {own ? (
          <>
            <LinkButton to={`/my-reviews/${review.id}/edit`} variant="quiet" icon={<PencilIcon />}>
              Edit{about}
            </LinkButton>
            <Button variant="quiet" icon={<TrashIcon />} onClick={() => setOpen('delete')}>
              Delete{about}
            </Button>
          </>
        ) : (
          <Button variant="quiet" icon={<FlagIcon />} onClick={report}>
            Report{about}
          </Button>
        )}
      </Inline>
      {open && (
        <Suspense>
          {open === 'delete' ? (
            <DeleteReviewDialog review={review} onClose={close} />
          ) : (
            <ReportReviewDialog review={review} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
