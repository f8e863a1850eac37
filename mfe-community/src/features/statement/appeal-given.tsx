import type { Statement } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { Alert, Card, LinkButton, Section } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { StatementWays } from './statement-ways';

const OUTCOMES = {
  upheld: 'Someone else looked at it again and decided the same.',
  'taken-back': 'Someone else looked at it again and reversed the decision, fully or in part.',
  gone: 'It is no longer here, so there was nothing left to decide.',
} as const;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface AppealGivenProps {
  appeal: NonNullable<Statement['appeal']>;
  ways: StatementWays;
  /** It was sent from this page just now: the form that had the focus is gone. */
  isNews: boolean;
}

/** What the author said, and where it stands. */
export function AppealGiven({ appeal, ways, isNews }: AppealGivenProps) {
  const { words, createdAt, outcome, statementId } = appeal;
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => (isNews ? news.current?.focus() : undefined), [isNews]);
  return (
    <Section heading="Your appeal">
      <Alert ref={news} tabIndex={-1} tone={outcome === 'taken-back' || isNews ? 'good' : 'info'}>
        {isNews && <p>We have your appeal.</p>}
        <p>
          {outcome === null
            ? 'Someone who was not involved before will look at it. You will get their decision by email.'
            : OUTCOMES[outcome]}
        </p>
        {outcome === null && !ways.isSignedIn && (
          <p>The link in our email keeps working. Use it to check on your appeal.</p>
        )}
      </Alert>
      <Card>
        <h3>What you wrote</h3>
        <Words>{words}</Words>
        <p>{`Sent on ${dayWords(createdAt)}.`}</p>
      </Card>
      {statementId !== null && (
        <div>
          <LinkButton to={ways.to(statementId)}>Read that decision</LinkButton>
        </div>
      )}
    </Section>
  );
}
