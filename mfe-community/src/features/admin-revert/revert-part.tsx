import type { Revert } from '@waymark/contracts-community';
import type { RevertKind } from '@waymark/contracts-core';
import { Alert, LinkButton, Section } from '@waymark/ui';
import { useState } from 'react';
import { LoadingForm } from '../../shared/loading-form';
import { revertForm } from './late-revert-form';

const REFUSALS = {
  yourself: 'You did this yourself, so someone else has to decide.',
  staff: 'This is a member of staff, so an admin has to decide.',
  'first-decider': 'You made the decision under appeal, so someone else has to decide now.',
  held: 'Someone else is working on it in the queue right now.',
} as const;

interface RevertPartProps {
  found: Revert;
  leftOut: readonly RevertKind[];
  /** Told its number. */
  onDecided: (decisionNumber: number) => void;
}

/** The decision, or why it is not this reader's. A form that was there stays, with what was typed in it: the server refuses. */
export function RevertPart({ found, leftOut, onDecided }: RevertPartProps) {
  const { refusal, isAppealed } = found;
  const isTheirs = refusal === null && !isAppealed;
  const [wasTheirs] = useState(isTheirs);
  return (
    <>
      {refusal && <Alert>{REFUSALS[refusal]}</Alert>}
      {!refusal && isAppealed && (
        <Alert title="They have appealed">
          <p>You can read their appeal in the queue and decide it there.</p>
          <LinkButton to="/admin/queue">Reports to decide</LinkButton>
        </Alert>
      )}
      {(isTheirs || wasTheirs) && (
        <Section heading="Your decision">
          <revertForm.Part
            props={{ found, leftOut, onDecided }}
            what="the form for your decision"
            loading={<LoadingForm />}
          />
        </Section>
      )}
    </>
  );
}
