import { type CaseDetail, CONTENT_KEEPERS } from '@waymark/contracts-community';
import { Alert, Section } from '@waymark/ui';
import { useState } from 'react';
import { LoadingForm } from '../../shared/loading-form';
import { decisionForm } from './late-decision-form';
import type { Hand } from './use-hand';

const REFUSALS = {
  yourself: 'You wrote this, so someone else has to decide.',
  reporter: 'You reported this, so someone else has to decide.',
  'first-decider': 'You made the decision under appeal, so someone else has to decide now.',
  held: 'Someone else is working on it right now.',
  'needs-admin': 'The appeal is about a suspension, so an admin has to decide.',
  gone: 'It is no longer here, so there is nothing to decide.',
} as const;

/** Shows the decision form, or why this moderator cannot decide. A form with input stays, with all its text. */
export function DecisionPart({ found, hand }: { found: CaseDetail; hand: Hand }) {
  const { refusal } = found;
  const [isBegun, setIsBegun] = useState(refusal === null);
  if (refusal === null && !isBegun) setIsBegun(true);
  return (
    <>
      {refusal && <Refusal found={found} refusal={refusal} />}
      {isBegun && (
        <Section heading="Your decision" level={3}>
          <decisionForm.Part props={{ found, hand }} what="the form for your decision" loading={<LoadingForm />} />
        </Section>
      )}
    </>
  );
}

function Refusal({ found: { kind }, refusal }: { found: CaseDetail; refusal: NonNullable<CaseDetail['refusal']> }) {
  if (refusal === 'unanswered')
    return (
      <Alert>{`Waiting for ${CONTENT_KEEPERS[kind]}: that part of the site has not told us yet who wrote it.`}</Alert>
    );
  return <Alert>{REFUSALS[refusal]}</Alert>;
}
