import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from '@waymark/mfe-kit';
import { Button, CouldNotLoad, LoadingRegion, ShowMore, Skeleton, space } from '@waymark/ui';
import { styled } from 'styled-components';
import type { CommentLevel } from './comment-heading';
import { threadsQuery, type CommentPlace } from './comment-queries';
import { NewComments } from './new-comments';
import { ThreadItem } from './thread-item';
import { useFocusedComment } from './use-focused-comment';

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
  /** The comment that a link led to. */
  from: number | null;
  /** Shows the newest instead. */
  onNewest: () => void;
}

/** Conversations about a trip or a day, newest first. */
export function ThreadList({ place, level, from, onNewest }: ThreadListProps) {
  const list = useInfiniteQuery(threadsQuery(place, from));
  const threads = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isThere = list.data !== undefined;
  useFocusedComment(from, isThere);

  // Of a trip that is not published any more nobody asks for comments.
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
          <Button onClick={onNewest}>Show the newest comments</Button>
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
