import { actDone, CONTENT_KIND_LABELS, memberDayOf, RULE_WORDS, type Statement } from '@waymark/contracts-community';
import { dayWords, momentWords } from '@waymark/contracts-core';
import { DefinitionList, Section } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { AppealSection } from './appeal-section';
import { BeforeAndAfter } from './before-and-after';
import type { StatementWays } from './statement-ways';

const CAME_BY = {
  reports: 'Somebody told our staff of it.',
  signals: 'A program pointed our staff to it. It decided nothing.',
  staff: 'Our staff saw it themselves.',
} as const;

const NOW = {
  shown: 'Everybody can see it.',
  hidden: 'Others cannot see it.',
  removed: 'It is removed.',
} as const;

/** What was decided, by which rule, on which facts, by whom, and what one can do. */
export function StatementView({ statement, ways }: { statement: Statement; ways: StatementWays }) {
  const { kind, contentId, limitedUntil, path, act, rule, facts, cameBy, decidedAt, contentState, appealOf } =
    statement;
  const day = kind === 'member-day' ? memberDayOf(contentId)?.day : undefined;
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
            { term: 'How it came to us', value: CAME_BY[cameBy] },
            { term: 'Who decided', value: 'A person of our staff, not a program.' },
            { term: 'You cannot post until', value: limitedUntil && momentWords(limitedUntil) },
            { term: 'When', value: dayWords(decidedAt) },
            { term: 'How it stands now', value: NOW[contentState] },
            {
              term: 'Earlier decision',
              value: appealOf === null ? null : <Link to={ways.to(appealOf)}>The one that you appealed against</Link>,
            },
          ]}
        />
      </Section>
      <BeforeAndAfter statement={statement} isSignedIn={ways.isSignedIn} />
      <AppealSection statement={statement} ways={ways} />
    </>
  );
}
