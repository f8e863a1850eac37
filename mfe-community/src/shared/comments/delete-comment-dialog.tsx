import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce, ApiError, call } from '@waymark/mfe-kit';
import { Alert, Button, Dialog, Inline, Stack } from '@waymark/ui';
import { deleteComment } from '../../endpoints';
import { takeComment } from './comment-cache';
import { useCommentPlace } from './comment-place';
import type { Comment } from './comment-queries';
import { focusPartSoon } from './focus-comment';

interface DeleteCommentDialogProps {
  comment: Comment;
  onClose: () => void;
}

/** Asks for confirmation, because a deleted comment cannot be restored. */
export default function DeleteCommentDialog({ comment, onClose }: DeleteCommentDialogProps) {
  const cache = useQueryClient();
  const { place, partId } = useCommentPlace();
  const remove = useMutation({
    mutationFn: () => call(deleteComment, { params: { id: comment.id } }).catch(acceptGone),
    onSuccess: () => {
      onClose();
      takeComment(cache, place, comment);
      announce('Your comment has been deleted.');
      focusPartSoon(partId);
    },
  });
  return (
    <Dialog open onClose={onClose} title="Delete this comment?">
      <Stack $gap={4}>
        <p>Your comment will be deleted for good. Other people’s replies will stay.</p>
        {remove.isError && (
          <Alert tone="bad" role="alert" title="We could not delete your comment.">
            It is still there. Please try again.
          </Alert>
        )}
        <Inline $gap={3}>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? 'Deleting...' : 'Delete Comment'}
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

/**
 * A 404 means that the comment was deleted in another window, or by a request with a lost response: success either
 * way.
 */
function acceptGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
