import { useQueryClient } from '@tanstack/react-query';
import { commentAnchor } from '@waymark/contracts-community';
import { announce, call, lazyAgain } from '@waymark/mfe-kit';
import { CorrectedNote, OwnAsideNote } from '@waymark/mfe-kit/moderation';
import { Stack, StatePill } from '@waymark/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { addComment, editComment } from '../../endpoints';
import { CommentActions } from './comment-actions';
import { putComment, replaceComment } from './comment-cache';
import { CommentHeading, type CommentLevel } from './comment-heading';
import { useCommentPlace } from './comment-place';
import type { Comment } from './comment-queries';
import { CommentText } from './comment-text';
import { sentWords, autoFlagWords, whose } from './comment-words';
import { focusCommentSoon } from './focus-comment';

const CommentForm = lazyAgain(() => import('./comment-form'));

const Article = styled.article`
  scroll-margin-block: 6rem;
`;

interface CommentItemProps {
  comment: Comment;
  level: CommentLevel;
}

/** One comment: author, text and actions. */
export function CommentItem({ comment, level }: CommentItemProps) {
  const cache = useQueryClient();
  const { place } = useCommentPlace();
  const [writes, setWrites] = useState<'answer' | 'edit' | null>(null);
  const { id, blogId } = comment;

  if (comment.state === 'gone')
    return (
      <Article id={commentAnchor(id)} tabIndex={-1}>
        <p>Comment deleted</p>
      </Article>
    );

  function done(saved: Comment) {
    setWrites(null);
    announce(sentWords(saved));
    focusCommentSoon(saved.id);
  }

  return (
    <Article id={commentAnchor(id)} tabIndex={-1} aria-label={whose(comment)}>
      <Stack $gap={3}>
        <CommentHeading comment={comment} level={level} />
        {writes === 'edit' ? (
          <Suspense>
            <CommentForm
              field={`edit-${id}`}
              label="Edit your comment"
              button="Save Comment"
              text={comment.content}
              send={(content) => call(editComment, { params: { id }, body: { content } })}
              onSent={(saved) => {
                replaceComment(cache, place, saved);
                done(saved);
              }}
              onCancel={() => {
                setWrites(null);
                focusCommentSoon(id);
              }}
            />
          </Suspense>
        ) : (
          <>
            <CommentText {...comment} />
            <CommentState comment={comment} />
            <CommentActions comment={comment} onAnswer={() => setWrites('answer')} onEdit={() => setWrites('edit')} />
          </>
        )}
        {writes === 'answer' && (
          <Suspense>
            <CommentForm
              field={`answer-${id}`}
              label={`Your reply to ${comment.author?.name ?? 'this comment'}`}
              button="Send Reply"
              send={(content, idempotencyKey) =>
                call(addComment, { params: { id: blogId }, body: { content, answersId: id }, idempotencyKey })
              }
              onSent={(saved) => {
                putComment(cache, place, saved);
                done(saved);
              }}
              onCancel={() => {
                setWrites(null);
                focusCommentSoon(id);
              }}
            />
          </Suspense>
        )}
      </Stack>
    </Article>
  );
}

/** Tells the author why others cannot see the comment, and tells everybody when staff corrected it. */
function CommentState({ comment }: { comment: Comment }) {
  if (comment.setAside) return <OwnAsideNote what="comment" setAside={comment.setAside} />;
  if (comment.state === 'waiting')
    return (
      <Stack $gap={2}>
        <div>
          <StatePill sign="unknown">Waiting for approval</StatePill>
        </div>
        <p>{`Only you can see it so far. It is waiting for the trip’s author or our staff because ${autoFlagWords(comment)}.`}</p>
      </Stack>
    );
  if (comment.state === 'declined')
    return (
      <Stack $gap={2}>
        <div>
          <StatePill sign="no">Not published</StatePill>
        </div>
        <p>The trip’s author or our staff did not publish this comment. Only you can see it.</p>
      </Stack>
    );
  return <CorrectedNote corrected={comment.corrected} />;
}
