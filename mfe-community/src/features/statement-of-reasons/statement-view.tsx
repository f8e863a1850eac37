import {
  actDone,
  type CommunitySlots,
  CONTENT_KIND_LABELS,
  activityOfDayOf,
  RULE_WORDS,
  type StatementOfReasons,
} from '@waymark/contracts-community';
import { dayWords, momentWords } from '@waymark/contracts-core';
import { Slot } from '@waymark/mfe-kit';
import { DefinitionList, Section } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { AppealSection } from './appeal-section';
import type { StatementOfReasonsWays } from './statement-ways';

const CAME_BY = {
  reports: 'Someone reported it to our staff.',
  signals: 'A program flagged it for our staff. The program did not decide anything.',
  staff: 'Our staff noticed it themselves.',
} as const;

const NOW = {
  shown: 'Everyone can see it.',
  hidden: 'Others cannot see it.',
  removed: 'It has been removed.',
} as const;

/** Shows the decision, its rule, its facts, who decided, and possible next steps. */
export function StatementOfReasonsView({
  statement,
  ways,
}: {
  statement: StatementOfReasons;
  ways: StatementOfReasonsWays;
}) {
  const { kind, contentId, limitedUntil, path, act, rule, facts, cameBy, decidedAt, contentState, appealOf } =
    statement;
  const day = kind === 'member-day' ? activityOfDayOf(contentId)?.day : undefined;
  return (
    <>
      <Section heading={actDone(kind, act)}>
        <DefinitionList
          items={[
            {
              term: 'What it is about',
              value: path ? <Link to={path}>{CONTENT_KIND_LABELS[kind]}</Link> : CONTENT_KIND_LABELS[kind],
            },
            { term: 'The day', value: day ? dayWords(day) : null },
            { term: 'The rule', value: RULE_WORDS[rule] },
            { term: 'The facts', value: facts },
            { term: 'How we heard about it', value: CAME_BY[cameBy] },
            { term: 'Who decided', value: 'One of our staff, not a program.' },
            { term: 'You cannot post until', value: limitedUntil && momentWords(limitedUntil) },
            { term: 'When', value: dayWords(decidedAt) },
            { term: 'Current status', value: NOW[contentState] },
            {
              term: 'Earlier decision',
              value: appealOf === null ? null : <Link to={ways.to(appealOf)}>The decision you appealed against</Link>,
            },
          ]}
        />
      </Section>
      <BeforeAndAfter statement={statement} isSignedIn={ways.isSignedIn} />
      <AppealSection statement={statement} ways={ways} />
    </>
  );
}

interface BeforeAndAfterProps {
  statement: StatementOfReasons;
  /** Only signed-in members can load their content from other services. */
  isSignedIn: boolean;
}

/** The author's text before and after the correction by staff. */
function BeforeAndAfter({ statement: { id, kind, contentId, act, appealOf }, isSignedIn }: BeforeAndAfterProps) {
  if (act !== 'correct' || appealOf !== null || kind === 'member-day') return null;
  return (
    <Section heading="Before and after">
      {isSignedIn ? (
        <Slot<CommunitySlots['moderated-content']>
          name="moderated-content"
          props={{ kind, contentId, caseId: 0, statementId: id }}
          what="the words"
        />
      ) : (
        <p>
          We have kept your own words. You can find both versions <Link to={`/statements/${id}`}>in your account</Link>.
          If you cannot log in, <Link to="/contact">ask us for them</Link>.
        </p>
      )}
    </Section>
  );
}
