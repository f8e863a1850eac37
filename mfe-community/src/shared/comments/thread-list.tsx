import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@waymark/mfe-kit';
import { Button, CouldNotLoad, Inline, LoadingRegion, ShowMore, Skeleton, space } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { CommentLevel } from './comment-heading';
import {
  type Comment,
  type CommentPlace,
  LOOK_EVERY_MS,
  newestQuery,
  type Thread,
  threadsKey,
  threadsQuery,
} from './comment-queries';
import { newCount } from './comment-words';
import { focusCommentSoon } from './focus-comment';
import { ThreadItem } from './thread-item';
import { useFocusedComment } from './use-focused-comment';

interface NewCommentsProps {
  place: CommentPlace;
  /** The shown conversations, newest first. */
  threads: readonly Thread[];
}

/** Announces comments that arrived since the list was loaded; shows them only on request. */
function NewComments({ place, threads }: NewCommentsProps) {
  const cache = useQueryClient();
  const [looks, setLooks] = useState(false);
  // The first check can wait, because the list was just loaded.
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

/** Returns new comments by others that are not shown; those older than the last one shown are not new. */
function freshOnes(newest: readonly Thread[], shown: readonly Thread[]): Comment[] {
  const oldest = shown.at(-1)?.id ?? 0;
  return newest.flatMap((thread): Comment[] => {
    const known = shown.find(({ id }) => id === thread.id);
    if (!known) return thread.id < oldest || thread.isOwn ? [] : [thread];
    // A long conversation shows only some of its replies; the hidden ones are not new.
    if (known.answerCount > known.answerList.length) return [];
    return thread.answerList.filter(({ id, isOwn }) => !isOwn && known.answerList.every((answer) => answer.id !== id));
  });
}

const Threads = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
  }
`;

interface ThreadListProps {
  place: CommentPlace;
  level: CommentLevel;
  /** The comment that a link pointed to. */
  from: number | null;
  /** Switches to the newest comments. */
  onNewest: () => void;
}

/** Conversations about a trip or a day, newest first. */
export function ThreadList({ place, level, from, onNewest }: ThreadListProps) {
  const list = useInfiniteQuery(threadsQuery(place, from));
  const threads = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isThere = list.data !== undefined;
  useFocusedComment(from, isThere);

  // A trip that is no longer published has no comments.
  if (list.error instanceof ApiError && list.error.status === 404) return null;
  if (list.isError && !isThere) return <CouldNotLoad what="the comments" onRetry={() => void list.refetch()} />;
  if (!isThere)
    return (
      <LoadingRegion label="Loading comments">
        <Skeleton height="7rem" />
      </LoadingRegion>
    );
  return (
    <>
      {from === null ? (
        <NewComments place={place} threads={threads} />
      ) : (
        <div>
          <Button onClick={onNewest}>Show the latest comments</Button>
        </div>
      )}
      {threads.length === 0 ? (
        <p>No comments yet.</p>
      ) : (
        <Threads role="list" aria-label="Comments">
          {threads.map((thread) => (
            <ThreadItem key={thread.id} thread={thread} level={level} />
          ))}
        </Threads>
      )}
      <ShowMore list={list} noun="comments" />
    </>
  );
}
