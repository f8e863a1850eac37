import { reviewRules } from '@waymark/contracts-reviews';
import { Alert, DefinitionList, Inline, Section, Stack, VisuallyHidden, WarningIcon } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AddReviewInput } from '../form-schema';
import type { Claims } from '../found';
import { STEPS } from '../steps/step-list';
import { type AnswerRow, answerRows } from './answer-rows';

/** Lists missing required answers before Submit. The server decides; this only warns early. */
export function stillNeeded(values: Partial<AddReviewInput>): string[] {
  const isSaid = (text: string | undefined) => (text ?? '').trim() !== '';
  return [
    ...(isSaid(values.venueName) ? [] : ['the venue’s name']),
    ...(isSaid(values.reviewerName) ? [] : ['your name']),
    ...(values.disabilityType ? [] : ['a disability type, or “Prefer not to say”']),
    ...(reviewRules.comment.safeParse(values.comment ?? '').success ? [] : ['at least 10 characters about your visit']),
  ];
}

const Words = styled.span`
  white-space: pre-line;
`;

const NotSaid = styled(Inline)`
  color: var(--color-bad);
  font-weight: 600;
`;

/** Whether the connection has returned since `waiting` started. */
function useBackOnline(waiting: boolean): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const back = () => setIsBack(true);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      setIsBack(false);
    };
  }, [waiting]);
  return isBack;
}

const shown = ({ term, value }: AnswerRow) => ({
  term,
  value:
    value === null ? (
      <NotSaid as="span" $gap={2}>
        <WarningIcon /> Not filled in yet
      </NotSaid>
    ) : (
      <Words>{value}</Words>
    ),
});

/** Returns the URL of a step; other parameters stay. */
function useStepAddress(): (id: string) => string {
  const { search } = useLocation();
  return (id) => {
    const params = new URLSearchParams(search);
    params.set('step', id);
    return `?${params.toString()}`;
  };
}

interface CheckStepProps {
  claims: Claims | undefined;
  /** True if the last attempt to send failed. The input is still in the form. */
  failed: boolean;
  onChange: () => void;
}

/** Lists all answers, with a link back to each step. */
export function CheckStep({ claims, failed, onChange }: CheckStepProps) {
  const { getValues } = useFormContext<AddReviewInput>();
  const addressOf = useStepAddress();
  const isBackOnline = useBackOnline(failed);
  const rows = answerRows(getValues(), claims);
  const needs = stillNeeded(getValues());
  return (
    <Stack $gap={8}>
      <p>Everyone will be able to read your review, with the name you gave. Check it before you send it.</p>
      {STEPS.map(({ id, heading }) =>
        id === 'check' ? null : (
          <Section
            key={id}
            level={3}
            heading={heading}
            aside={
              <Link to={addressOf(id)} state={{ isChange: true }} onClick={onChange}>
                Change<VisuallyHidden>{` ${heading}`}</VisuallyHidden>
              </Link>
            }
          >
            <DefinitionList items={rows[id].map(shown)} />
          </Section>
        ),
      )}
      {isBackOnline && (
        <Alert tone="good" role="status" title="You are online again.">
          You can submit your review now.
        </Alert>
      )}
      {needs.length > 0 && <p>{`Still needed: ${needs.join('; ')}.`}</p>}
    </Stack>
  );
}
