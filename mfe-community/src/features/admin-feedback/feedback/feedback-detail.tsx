import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminFeedbackDetail } from '@waymark/contracts-community';
import { momentWords } from '@waymark/contracts-core';
import { call } from '@waymark/mfe-kit';
import { Card, DefinitionList, Disclosure, Inline, LinkButton, Stack } from '@waymark/ui';
import { useEffect } from 'react';
import { changeFeedback } from '../../../endpoints';
import { DetailState } from '../detail-state';
import { WrittenText } from '../plain-text';
import { renewDesk } from '../use-desk-act';
import { FeedbackBadges } from './feedback-card';
import { oneFeedback } from './feedback-queries';
import { FeedbackAnswers } from './feedback-answers';
import { FeedbackDuplicates } from './feedback-duplicates';
import { FeedbackWork } from './feedback-work';

/** One feedback item and all actions on it. */
export function FeedbackDetail({ id }: { id: number }) {
  const asked = useQuery(oneFeedback(id));
  useMarkSeen(asked.data);
  if (!asked.data) return <DetailState error={asked.error} what="this feedback" onRetry={() => void asked.refetch()} />;
  return <Whole feedback={asked.data} />;
}

function Whole({ feedback }: { feedback: AdminFeedbackDetail }) {
  const { id, subject, message, createdAt, userName, userEmail, pageUrl, errorLogs, userAgent, suggestion } = feedback;
  return (
    <Stack $gap={5}>
      <Card as="article">
        <h2 style={{ overflowWrap: 'anywhere' }}>{subject}</h2>
        <Inline $gap={2}>
          <FeedbackBadges feedback={feedback} />
        </Inline>
        <WrittenText>{message}</WrittenText>
        <DefinitionList
          items={[
            { term: 'From', value: userName ?? 'A visitor' },
            { term: 'Email', value: userEmail },
            { term: 'Sent', value: <time dateTime={createdAt}>{momentWords(createdAt)}</time> },
            { term: 'Page', value: pageUrl },
            { term: 'Browser', value: userAgent },
          ]}
        />
        {errorLogs && (
          <Disclosure summary="Errors recorded by the browser">
            <WrittenText>{errorLogs}</WrittenText>
          </Disclosure>
        )}
        {suggestion && (
          <div>
            <LinkButton to={`?tab=suggestions&id=${suggestion.id}`}>{`Suggestion: ${suggestion.title}`}</LinkButton>
          </div>
        )}
      </Card>
      <FeedbackWork key={`work-${feedback.version}`} feedback={feedback} />
      <FeedbackAnswers feedback={feedback} />
      <FeedbackDuplicates key={id} feedback={feedback} />
    </Stack>
  );
}

/** Marks new feedback as seen when staff open it. */
function useMarkSeen(feedback: AdminFeedbackDetail | undefined): void {
  const queries = useQueryClient();
  const id = feedback?.status === 'new' ? feedback.id : null;
  const version = feedback?.version ?? 0;
  useEffect(() => {
    if (id === null) return;
    const seen = call(changeFeedback, { params: { id }, body: { version, status: 'seen' } });
    // On failure it stays new, and nothing is lost.
    seen.then(
      () => renewDesk(queries),
      () => undefined,
    );
  }, [id, version, queries]);
}
