import { zodResolver } from '@hookform/resolvers/zod';
import { appealSchema, type CaseAct, type StatementOfReasons } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { announce } from '@waymark/mfe-kit';
import { ContractForm, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Alert, Card, LinkButton, Section, TextArea } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { z } from 'zod';
import type { StatementOfReasonsWays } from './statement-ways';

const OUTCOMES = {
  upheld: 'Someone else looked at it again and made the same decision.',
  'taken-back': 'Someone else looked at it again and reversed the decision, fully or in part.',
  gone: 'It is no longer here, so there was nothing left to decide.',
} as const;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface AppealGivenProps {
  appeal: NonNullable<StatementOfReasons['appeal']>;
  ways: StatementOfReasonsWays;
  /** True if the appeal was just sent from this page: its form is gone, so the focus must move. */
  isNews: boolean;
}

/** The author's appeal and its state. */
function AppealGiven({ appeal, ways, isNews }: AppealGivenProps) {
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

interface AppealFormProps {
  id: number;
  ways: StatementOfReasonsWays;
  onSent: () => void;
}

/** Asks for a new decision; the input is stored until it is sent. */
function AppealForm({ id, ways, onSent }: AppealFormProps) {
  const keyOf = useSubmissionKey();
  const state = useContractForm<z.input<typeof appealSchema>, z.output<typeof appealSchema>>({
    resolver: zodResolver(appealSchema),
    defaultValues: { words: '' },
    labels: { words: 'Why should we decide differently?' },
    failed: 'We could not send your appeal. What you wrote is still here. Please try again.',
    send: async (body) => {
      const statement = await ways.appeal(id, body, keyOf(body));
      onSent();
      ways.keep(statement);
      announce('We have your appeal. Someone else will decide on it.');
    },
  });
  return (
    <ContractForm state={state} label="Appeal" button="Send appeal" busy="Sending...">
      <TextArea
        label="Why should we decide differently?"
        hint="In your own words. What did we get wrong, or not know?"
        required
        rows={6}
        {...state.field('words')}
      />
    </ContractForm>
  );
}

interface AppealSectionProps {
  statement: StatementOfReasons;
  ways: StatementOfReasonsWays;
}

/** Explains how to appeal, or shows the state of the appeal. */
export function AppealSection({ statement, ways }: AppealSectionProps) {
  const { appeal, appealOf, appealUntil, act, id } = statement;
  const [isNews, setNews] = useState(false);
  if (appeal) return <AppealGiven appeal={appeal} ways={ways} isNews={isNews} />;
  if (appealUntil !== null)
    return (
      <Section
        heading="Do you disagree?"
        intro={`You can appeal until ${dayWords(appealUntil)}. Someone else will decide, and never more harshly.`}
      >
        <AppealForm id={id} ways={ways} onSent={() => setNews(true)} />
        <AppealNext act={act} />
      </Section>
    );
  if (appealOf !== null) return <p>This was decided after your appeal. You cannot appeal again.</p>;
  if (act === 'keep') return <p>Nothing was done to it, so there is nothing to appeal against.</p>;
  return <p>You can no longer appeal against this decision.</p>;
}

/** Explains the consequences of an appeal before the author writes one. */
function AppealNext({ act }: { act: CaseAct }) {
  return (
    <Card $tone="wash">
      <h3>What happens next</h3>
      <ul>
        <li>One of our staff who was not involved before will read what you wrote.</li>
        <li>You will get their decision and reasons by email.</li>
        <li>{`If they reverse this decision, everything will be as it was before${act === 'suspend' ? ', and you can log in again' : ''}.`}</li>
        <li>Until then, this decision stands. An appeal never makes it harsher.</li>
      </ul>
    </Card>
  );
}
