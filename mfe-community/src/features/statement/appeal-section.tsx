import type { CaseAct, Statement } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { Card, Section } from '@waymark/ui';
import { useState } from 'react';
import { AppealForm } from './appeal-form';
import { AppealGiven } from './appeal-given';
import type { StatementWays } from './statement-ways';

interface AppealSectionProps {
  statement: Statement;
  ways: StatementWays;
}

/** How to appeal, or what became of it. */
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

/** What an appeal leads to: nobody should have to guess before they write. */
function AppealNext({ act }: { act: CaseAct }) {
  return (
    <Card $tone="wash">
      <h3>What happens then</h3>
      <ul>
        <li>One of our staff who was not involved before will read what you wrote.</li>
        <li>You will get their decision and reasons by email.</li>
        <li>{`If they reverse this decision, everything will be as it was before${act === 'suspend' ? ', and you can log in again' : ''}.`}</li>
        <li>Until then, this decision stands. An appeal never makes it harsher.</li>
      </ul>
    </Card>
  );
}
