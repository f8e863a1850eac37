import { useMutation, useQueryClient } from '@tanstack/react-query';
import { commentAnchor } from '@waymark/contracts-community';
import { announce, ApiError, call } from '@waymark/mfe-kit';
import { Alert, Button, CheckIcon, CrossIcon, Inline, Stack, VisuallyHidden } from '@waymark/ui';
import { styled } from 'styled-components';
import { decideComment } from '../../endpoints';
import { refreshCounts, refreshWaiting } from './comment-cache';
import { CommentHeading, type CommentLevel } from './comment-heading';
import { threadsKey, type Comment } from './comment-queries';
import { CommentText } from './comment-text';
import { autoFlagWords, whose } from './comment-words';
import { focusPartSoon } from './focus-comment';

const Article = styled.article`
  scroll-margin-block: 6rem;
`;

interface WaitingItemProps {
  comment: Comment;
  level: CommentLevel;
  /** ID of the heading that gets the focus after the decision. */
  headingId: string;
}

/** A comment awaiting a decision, with the reasons why it waits. */
export function WaitingItem({ comment, level, headingId }: WaitingItemProps) {
  const cache = useQueryClient();
  const { id, blogId, entryId } = comment;
  const decide = useMutation({
    mutationFn: (isApproved: boolean) =>
      call(decideComment, { params: { id }, body: { isApproved } }).catch(acceptGone),
    onSuccess: (_, isApproved) => {
      announce(isApproved ? 'Approved. Everyone can read it now.' : 'Declined. It is not published.');
      refreshWaiting(cache, blogId);
      refreshCounts(cache, blogId);
      // Updates the list at once, because the reader pressed the button.
      if (isApproved) void cache.invalidateQueries({ queryKey: threadsKey({ blogId, entryId: entryId ?? undefined }) });
      focusPartSoon(headingId);
    },
  });
  const about = <VisuallyHidden>{`: ${whose(comment)}`}</VisuallyHidden>;
  const isSaving = (isApproved: boolean) => decide.isPending && decide.variables === isApproved;
  return (
    <Article id={commentAnchor(id)} tabIndex={-1} aria-label={whose(comment)}>
      <Stack $gap={3}>
        <CommentHeading comment={comment} level={level} />
        <CommentText {...comment} />
        <p>{`It is waiting because ${autoFlagWords(comment)}.`}</p>
        {decide.isError && (
          <Alert tone="bad" role="alert">
            We could not save this. Please try again.
          </Alert>
        )}
        <Inline $gap={3}>
          <Button
            icon={<CheckIcon />}
            busy={isSaving(true)}
            disabled={decide.isPending}
            onClick={() => decide.mutate(true)}
          >
            <span>Approve</span>
            {about}
          </Button>
          <Button
            icon={<CrossIcon />}
            busy={isSaving(false)}
            disabled={decide.isPending}
            onClick={() => decide.mutate(false)}
          >
            <span>Decline</span>
            {about}
          </Button>
        </Inline>
      </Stack>
    </Article>
  );
}

/** The author deleted the comment meanwhile, so no decision is needed. */
function acceptGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
