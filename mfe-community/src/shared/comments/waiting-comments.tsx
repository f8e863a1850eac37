import { useInfiniteQuery } from '@tanstack/react-query';
import { Card, ShowMore, space } from '@waymark/ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { TRIP_WORDS } from '../../messages/en/trips';
import type { CommentLevel } from './comment-heading';
import { waitingQuery } from './comment-queries';
import { useFocusedComment } from './use-focused-comment';
import { WaitingItem } from './waiting-item';

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface WaitingCommentsProps {
  blogId: number;
  level: CommentLevel;
  /** The comment named in the URL, if it is in this list. */
  ledTo: number | null;
}

/** Comments that are not published yet, for the trip's author and staff to decide. */
export default function WaitingComments({ blogId, level, ledTo }: WaitingCommentsProps) {
  const id = useId();
  const list = useInfiniteQuery(waitingQuery(blogId));
  const waiting = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const Heading = `h${level}` as const;
  useFocusedComment(ledTo, waiting.length > 0);
  // After the last decision the heading stays and takes the focus. Without any comments from the start, nothing is
  // shown.
  const wasAny = useRef(false);
  wasAny.current ||= total > 0;
  if (!wasAny.current) return null;
  return (
    <Card as="section" $tone={total === 0 ? 'plain' : 'notice'} aria-labelledby={id}>
      <Heading id={id} tabIndex={-1}>
        {total === 0 ? 'No comments are waiting for you' : `Waiting for you (${total})`}
      </Heading>
      {waiting.length > 0 && (
        <>
          <p>{TRIP_WORDS.onlyYouSee}</p>
          <List role="list">
            {waiting.map((comment) => (
              <li key={comment.id} style={{ maxWidth: 'none' }}>
                <WaitingItem comment={comment} level={Math.min(6, level + 1) as CommentLevel} headingId={id} />
              </li>
            ))}
          </List>
          <ShowMore list={list} noun="comments" />
        </>
      )}
    </Card>
  );
}
