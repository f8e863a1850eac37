import type { OwnReview } from '@waymark/contracts-reviews';
import { Alert, Button, Inline, Stack } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Newer = styled.blockquote`
  margin: 0;
  padding-inline-start: 1rem;
  border-inline-start: 4px solid var(--color-border);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface ChangedMeanwhileProps {
  /** As it was saved elsewhere. */
  newer: OwnReview;
  isSaving: boolean;
  /** Saves what stands in this form over it. */
  onKeepMine: () => void;
  onTakeNewer: () => void;
}

/** The review was saved in another tab since this one opened it: nothing is overwritten before its author has chosen. */
export function ChangedMeanwhile({ newer, isSaving, onKeepMine, onTakeNewer }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [newer.version]);
  const title = 'You changed this review somewhere else meanwhile';
  return (
    <Alert tone="warn" ref={box} tabIndex={-1} role="group" aria-label={title} title={title}>
      <Stack $gap={4}>
        <p>What you wrote here is not saved yet, and nothing of it is lost. The review that is saved now says:</p>
        <Newer>{newer.detailedReview}</Newer>
        <Inline $gap={3}>
          <Button variant="primary" busy={isSaving} onClick={onKeepMine}>
            Save what I wrote here
          </Button>
          <Button onClick={onTakeNewer}>Take the saved one</Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
