import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Inline } from '@waymark/ui';
import { useEffect, useState } from 'react';
import {
  LOOK_EVERY_MS,
  newestQuery,
  threadsKey,
  type Comment,
  type CommentPlace,
  type Thread,
} from './comment-queries';
import { newCount } from './comment-words';
import { focusCommentSoon } from './focus-comment';

interface NewCommentsProps {
  place: CommentPlace;
  /** What is shown, from the newest on. */
  threads: readonly Thread[];
}

/** Says what came since the list was read; it is put in its place by a press alone. */
export function NewComments({ place, threads }: NewCommentsProps) {
  const cache = useQueryClient();
  const [looks, setLooks] = useState(false);
  // What was just read needs no second look.
  useEffect(() => {
    const timer = setTimeout(() => setLooks(true), LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...newestQuery(place), enabled: looks });
  const fresh = freshOnes(data?.items ?? [], threads);
  const [first] = fresh;

  async function show() {
    await cache.refetchQueries({ queryKey: threadsKey(place), type: 'active' });
    if (first) focusCommentSoon(first.id);
  }

  return (
    <div role="status">
      {first && (
        <Inline $gap={3}>
          <p>{`${newCount(fresh.length)}.`}</p>
          <Button onClick={() => void show()}>Show</Button>
        </Inline>
      )}
    </div>
  );
}

/** Comments of others that are not shown; what stands below the last one shown is no news. */
export function freshOnes(newest: readonly Thread[], shown: readonly Thread[]): Comment[] {
  const oldest = shown.at(-1)?.id ?? 0;
  return newest.flatMap((thread): Comment[] => {
    const known = shown.find(({ id }) => id === thread.id);
    if (!known) return thread.id < oldest || thread.isOwn ? [] : [thread];
    // Of a long conversation not all answers are shown: those are no news either.
    if (known.answerCount > known.answerList.length) return [];
    return thread.answerList.filter(({ id, isOwn }) => !isOwn && known.answerList.every((answer) => answer.id !== id));
  });
}
