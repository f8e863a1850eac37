import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Review } from '@waymark/contracts-reviews';
import { ApiError, call, toast } from '@waymark/mfe-kit';
import { Alert, Button, Dialog, Inline, Stack } from '@waymark/ui';
import { deleteReview } from '../../endpoints';

/** Asks once more, because nothing brings a deleted review back. */
export default function DeleteReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deleteReview, { params: { id: review.id } }).catch(acceptGone),
    onSuccess: async () => {
      onClose();
      toast({ title: 'Review deleted', variant: 'success' });
      await cache.invalidateQueries();
      // The dialog gives the focus back a frame after it left, to a card that may be gone.
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

/** Deleted on another page, or by a try whose answer got lost: it is gone, as was asked. */
function acceptGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
