import { useMutation } from '@tanstack/react-query';
import { callForPage } from '@waymark/mfe-kit';
import { Alert, Button, Card, space, Stack } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { listAnswers } from '../../endpoints';
import { CommentItem } from './comment-item';
import type { CommentLevel } from './comment-heading';
import type { Comment, Thread } from './comment-queries';
import { answerCount } from './comment-words';
import { focusCommentSoon } from './focus-comment';

const MORE = 50;

const Answers = styled.ol`
  display: grid;
  gap: ${space[5]};
  margin: 0;
  padding: 0 0 0 ${space[4]};
  border-inline-start: 3px solid var(--color-hair);
  list-style: none;

  & > li {
    min-width: 0;
    max-width: none;
  }
`;

interface ThreadItemProps {
  thread: Thread;
  level: CommentLevel;
}

/** A comment with its replies, oldest first. A long conversation loads more on request. */
export function ThreadItem({ thread, level }: ThreadItemProps) {
  const [later, setLater] = useState<readonly Comment[]>([]);
  const first = thread.answerList;
  const answers = [...first, ...later.filter(({ id }) => first.every((answer) => answer.id !== id))];
  answers.sort((one, other) => one.id - other.id);
  const left = thread.answerCount - answers.length;
  const more = useMutation({
    mutationFn: () => {
      // The reader's own newest reply is already at the end, so load from the last other reply before it.
      const after = [...first.filter(({ isOwn }) => !isOwn), ...later].at(-1)?.id;
      return callForPage(listAnswers, { params: { id: thread.id }, query: { after, limit: MORE } });
    },
    onSuccess: ({ items }) => {
      setLater((known) => [...known, ...items]);
      const next = items.find(({ id }) => answers.every((answer) => answer.id !== id));
      if (next) focusCommentSoon(next.id);
    },
  });
  return (
    <Card as="li">
      <Stack $gap={5}>
        <CommentItem comment={thread} level={level} />
        {answers.length > 0 && (
          <Answers aria-label="Replies">
            {answers.map((answer) => (
              <li key={answer.id}>
                <CommentItem comment={answer} level={Math.min(6, level + 1) as CommentLevel} />
              </li>
            ))}
          </Answers>
        )}
        {more.isError && (
          <Alert tone="bad" role="alert">
            We could not load more replies. Please check your connection and try again.
          </Alert>
        )}
        {left > 0 && (
          <div>
            <Button busy={more.isPending} onClick={() => more.mutate()}>
              {more.isPending ? 'Loading replies...' : `Show ${answerCount(left)} more`}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
