import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Review } from '@waymark/contracts-reviews';
import { ApiError, call, toast } from '@waymark/mfe-kit';
import { Alert, Button, Dialog, Inline, Stack } from '@waymark/ui';
import { deleteReview } from '../../endpoints';

/** Asks for confirmation, because a deleted review cannot be restored. */
export default function DeleteReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deleteReview, { params: { id: review.id } }).catch(acceptGone),
    onSuccess: async () => {
      onClose();
      toast({ title: 'Review deleted', variant: 'success' });
      await cache.invalidateQueries();
      // One frame after closing, the dialog returns the focus to a card that may be gone, so wait two frames.
      requestAnimationFrame(() => requestAnimationFrame(focusHeading));
    },
  });
  return (
    <Dialog open onClose={onClose} title="Delete this review?">
      <Stack $gap={4}>
        <p>{`This will delete your review of ${review.venue.name} with its ratings, answers, photos and votes. You cannot undo this.`}</p>
        {remove.isError && (
          <Alert tone="bad" role="alert" title="We could not delete your review.">
            It is still there. Please try again.
          </Alert>
        )}
        <Inline $gap={3}>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? 'Deleting...' : 'Delete Review'}
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

function focusHeading(): void {
  document.getElementById('page-heading')?.focus({ preventScroll: true });
}

/**
 * A 404 means that the review was deleted on another page, or by a request with a lost response: success either way.
 */
function acceptGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
