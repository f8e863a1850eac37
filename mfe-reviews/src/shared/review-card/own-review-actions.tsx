import type { Review } from '@waymark/contracts-reviews';
import { Button, Inline, LinkButton, PencilIcon, TrashIcon, VisuallyHidden } from '@waymark/ui';
import { useState } from 'react';
import DeleteReviewDialog from './delete-review-dialog';

/** The author's actions on a review. If staff hid or corrected it, only the author can read why. */
export default function OwnReviewActions({ review, called }: { review: Review; called: string }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const about = <VisuallyHidden>{`: review of ${review.venue.name} ${called}`}</VisuallyHidden>;
  // Missing in responses of the previous version of the service.
  const statementId = (review.setAside ?? review.corrected)?.statementId ?? null;
  return (
    <Inline $gap={3}>
      <LinkButton to={`/my-reviews/${review.id}/edit`} variant="quiet" icon={<PencilIcon />}>
        <span>Edit</span>
        {about}
      </LinkButton>
      <Button variant="quiet" icon={<TrashIcon />} onClick={() => setIsDeleting(true)}>
        <span>Delete</span>
        {about}
      </Button>
      {review.setAside && <p>Our staff have hidden this review. Only you can see it.</p>}
      {statementId !== null && (
        <LinkButton variant="quiet" to={`/statements/${statementId}`}>
          <span>Read why, and how to appeal</span>
          {about}
        </LinkButton>
      )}
      {isDeleting && <DeleteReviewDialog review={review} onClose={() => setIsDeleting(false)} />}
    </Inline>
  );
}
