import { lazyAgain, requireSignIn, useSession } from '@waymark/mfe-kit';
import { Button, Inline, PencilIcon, SpeechIcon, space, TrashIcon, VisuallyHidden } from '@waymark/ui';
import { commentPath } from '@waymark/contracts-community';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { ReportButton } from '../report/report-button';
import type { Comment } from './comment-queries';
import { whose } from './comment-words';

const DeleteCommentDialog = lazyAgain(() => import('./delete-comment-dialog'));

/** Buttons without borders; the negative margin aligns each row with the text above. */
const Actions = styled(Inline)`
  margin-inline-start: calc(-1 * ${space[3]} - 2px);

  && > button {
    margin-inline-start: 0;
  }
  /* There every button has a border, which would stand on the line beside an answer. */
  @media (forced-colors: active) {
    gap: ${space[3]};
    margin-inline-start: 0;
  }
`;

interface CommentActionsProps {
  comment: Comment;
  onAnswer: () => void;
  onEdit: () => void;
}

/** Actions for a comment: reply, edit or delete one's own, report another's. */
export function CommentActions({ comment, onAnswer, onEdit }: CommentActionsProps) {
  const { status } = useSession();
  const [isDeleting, setIsDeleting] = useState(false);
  const about = <VisuallyHidden>{`: ${whose(comment)}`}</VisuallyHidden>;
  const path = commentPath(comment.blogId, comment.id);

  function answer() {
    if (status === 'visitor') requireSignIn(path, 'Please log in to comment.');
    else onAnswer();
  }

  return (
    <>
      <Actions $gap={1}>
        {comment.state === 'published' && (
          <Button variant="quiet" icon={<SpeechIcon />} onClick={answer}>
            <span>Reply</span>
            {about}
          </Button>
        )}
        {comment.isOwn ? (
          <>
            {comment.state !== 'declined' && comment.state !== 'hidden' && (
              <Button variant="quiet" icon={<PencilIcon />} onClick={onEdit}>
                <span>Edit</span>
                {about}
              </Button>
            )}
            <Button variant="quiet" icon={<TrashIcon />} onClick={() => setIsDeleting(true)}>
              <span>Delete</span>
              {about}
            </Button>
          </>
        ) : (
          <ReportButton
            kind="trip-comment"
            contentId={String(comment.id)}
            label={`the comment by ${comment.author?.name ?? 'someone'}`}
            more={`, number ${comment.id}`}
          />
        )}
      </Actions>
      {isDeleting && (
        <Suspense>
          <DeleteCommentDialog comment={comment} onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
