import type { SupportService } from '@waymark/contracts-reviews';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, Inline, LinkButton, Page, PageHeading, Stack } from '@waymark/ui';
import { useState } from 'react';
import { ServiceCard } from '../../../shared/support-service/service-card';

interface AnswerQuestionProps {
  service: SupportService;
  busy: 'right' | 'withdraw' | null;
  error: Error | null;
  onAnswer: (answer: 'right' | 'withdraw') => void;
}

/** The entry as everybody reads it, and the three answers. Taking it off asks once more, because it cannot be taken back here. */
export function AnswerQuestion({ service, busy, error, onAnswer }: AnswerQuestionProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Page narrow>
      <PageHeading lead="This is what people read about you. Nothing changes until you choose.">
        Is this still right?
      </PageHeading>
      <Stack $gap={5}>
        <ServiceCard service={service} isOwn />
        {error && (
          <Alert tone="bad" role="alert" title="We could not save your answer.">
            <p>{failureMessage(error, 'Please try again.')}</p>
          </Alert>
        )}
        <Inline $gap={3}>
          <Button variant="primary" busy={busy === 'right'} onClick={() => onAnswer('right')}>
            {busy === 'right' ? 'Saving...' : 'Yes, it is right'}
          </Button>
          <LinkButton to="/support-services/suggest" state={{ service }}>
            Something has changed
          </LinkButton>
          {!isLeaving && <Button onClick={() => setIsLeaving(true)}>Take it off</Button>}
        </Inline>
        {isLeaving && (
          <Alert tone="warn" role="alert" title="Take this entry off the list?">
            <p>Nobody will be able to find it here any more, and we will not write to you again.</p>
            <Inline $gap={3}>
              <Button variant="danger" busy={busy === 'withdraw'} onClick={() => onAnswer('withdraw')}>
                {busy === 'withdraw' ? 'Taking it off...' : 'Yes, take it off'}
              </Button>
              <Button onClick={() => setIsLeaving(false)}>Keep it</Button>
            </Inline>
          </Alert>
        )}
      </Stack>
    </Page>
  );
}
