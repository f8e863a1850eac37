import { useQueryClient } from '@tanstack/react-query';
import { announce, call, lazyAgain, requireSignIn, useSession } from '@waymark/mfe-kit';
import { Button } from '@waymark/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { addComment } from '../../endpoints';
import { putComment } from './comment-cache';
import type { CommentPlace } from './comment-queries';
import { sentWords } from './comment-words';

const CommentForm = lazyAgain(() => import('./comment-form'));

interface NewCommentProps {
  place: CommentPlace;
  /** What it is about: "this trip", "day 2". */
  about: string;
}

/** Says something new; visitors are led to the login and back here. */
export function NewComment({ place, about }: NewCommentProps) {
  const cache = useQueryClient();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const { blogId, entryId } = place;

  if (status === 'loading') return null;
  if (status === 'visitor')
    return (
      <div>
        <Button onClick={() => requireSignIn(pathname + search, 'Please log in to comment.')}>Log in to comment</Button>
      </div>
    );
  return (
    <Suspense>
      <CommentForm
        field={`comment-${entryId ?? 'trip'}`}
        label={`Your comment on ${about}`}
        hint="Everyone can read it, with your name. Please do not give any phone numbers, email addresses or home addresses."
        button="Send Comment"
        send={(content, idempotencyKey) =>
          call(addComment, { params: { id: blogId }, body: { content, entryId }, idempotencyKey })
        }
        onSent={(saved) => {
          putComment(cache, place, saved);
          announce(sentWords(saved));
        }}
      />
    </Suspense>
  );
}
