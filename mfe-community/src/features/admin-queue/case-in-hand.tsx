import {
  CASE_ACT_LABELS,
  type CaseDetail,
  type CommunitySlots,
  CONTENT_KIND_LABELS,
  activityOfDayOf,
  REPORT_REASON_LABELS,
  AUTO_FLAG_WORDS,
} from '@waymark/contracts-community';
import { dayWords, momentWords, ukDay } from '@waymark/contracts-core';
import { getHost, Slot } from '@waymark/mfe-kit';
import { Button, Card, DefinitionList, FactList, FactRow, Inline, LinkButton, Section, Stack } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { capital } from '../../shared/capital';
import { CaseHold } from './case-hold';
import { CasePills } from './case-pills';
import { DecisionPart } from './decision-part';
import type { Hand } from './use-hand';

/** One case with everything needed for a decision, in reading order; the decision is last. */
export function CaseInHand({ found, hand }: { found: CaseDetail; hand: Hand }) {
  const { id, kind, contentId, path, heldUntil } = found;
  const about = kind === 'member-day' ? activityOfDayOf(contentId) : null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="article" $tone="accent" aria-labelledby="case-in-hand">
      <Stack $gap={6}>
        <Stack $gap={3}>
          <h2 id="case-in-hand" ref={heading} tabIndex={-1}>
            {`${CONTENT_KIND_LABELS[kind]}, report ${id}`}
          </h2>
          {/* Shown below: until when the case is reserved for the reader. */}
          <CasePills found={heldUntil ? { ...found, heldBy: null } : found} />
          {heldUntil && <CaseHold id={id} heldUntil={heldUntil} hand={hand} />}
        </Stack>
        <Section heading="What it says" level={3}>
          {about && (
            <>
              <p>{`What this member did on ${dayWords(about.day)}, in all parts of the site.`}</p>
              <div>
                <LinkButton to={`/admin/members/${about.memberId}/day/${about.day}`}>See that day</LinkButton>
              </div>
            </>
          )}
          {kind !== 'member-day' && getHost().slots('moderated-content').length === 0 && (
            <p>We cannot show it here right now.</p>
          )}
          {kind !== 'member-day' && (
            <Slot<CommunitySlots['moderated-content']>
              name="moderated-content"
              props={{ kind, contentId, caseId: id }}
              what="the content"
            />
          )}
          {path && (
            <div>
              <LinkButton to={path}>See it on its page</LinkButton>
            </div>
          )}
        </Section>
        <CaseReports found={found} />
        <CaseAuthor found={found} />
        <CaseHistory found={found} />
        <DecisionPart found={found} hand={hand} />
        <Inline>
          <Button variant="quiet" busy={hand.isBusy} onClick={() => void hand.next(id)}>
            Leave it for later and take the next
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Why people or the auto-flag want the content reviewed. */
function CaseReports({ found }: { found: CaseDetail }) {
  const { reports, signals, appeal } = found;
  return (
    <>
      {appeal && (
        <Section heading="The author has appealed" level={3}>
          <p>{appeal.words}</p>
          <p>{`On ${dayWords(appeal.createdAt)}. You can decide the same or be milder, but not harsher.`}</p>
        </Section>
      )}
      {reports.length > 0 && (
        <Section heading="Who reported it" level={3}>
          <FactList>
            {reports.map(({ reason, words, from, createdAt }) => (
              <FactRow
                key={`${createdAt}-${words}`}
                name={REPORT_REASON_LABELS[reason]}
                state={`${from === 'member' ? 'A member' : 'A visitor'}, ${dayWords(createdAt)}`}
                note={words === '' ? undefined : words}
              />
            ))}
          </FactList>
        </Section>
      )}
      {signals.length > 0 && (
        <Section heading="What an automatic check noticed" level={3} intro="This is a reason to look, nothing more.">
          <ul>
            {signals.map((signal) => (
              <li key={signal}>{capital(AUTO_FLAG_WORDS[signal])}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** The author and earlier decisions about them. */
function CaseAuthor({ found: { author, isThere, writtenAt } }: { found: CaseDetail }) {
  if (!author)
    return isThere ? (
      <Section heading="Its author" level={3}>
        <p>Someone without an account here.</p>
      </Section>
    ) : null;
  const day = writtenAt && ukDay(new Date(writtenAt));
  return (
    <Section heading="Its author" level={3}>
      <DefinitionList
        items={[
          { term: 'Name', value: author.name },
          { term: 'Member since', value: author.registeredAt && dayWords(author.registeredAt) },
          { term: 'Decisions about them in the last two years', value: decidedWords(author.decided) },
        ]}
      />
      <Inline $gap={3}>
        <LinkButton to={`/admin/members/${author.id}`}>Look up or suspend this member</LinkButton>
        {day && (
          <LinkButton
            to={`/admin/members/${author.id}/day/${day}`}
          >{`Everything they did on ${dayWords(day)}`}</LinkButton>
        )}
      </Inline>
    </Section>
  );
}

const DECIDED = ['kept', 'warned', 'corrected', 'hidden', 'removed', 'limited', 'suspended'] as const;

/** Returns "3 hidden, 1 limited"; leaves out zeros. */
function decidedWords(decided: Record<(typeof DECIDED)[number], number>): string {
  const some = DECIDED.filter((each) => decided[each] > 0).map((each) => `${decided[each]} ${each}`);
  return some.length > 0 ? some.join(', ') : 'Nothing';
}

/** Earlier decisions about the content, newest first. */
function CaseHistory({ found: { decisions } }: { found: CaseDetail }) {
  if (decisions.length === 0) return null;
  return (
    <Section heading="Decided before" level={3}>
      <FactList>
        {decisions.map(({ id, act, rule, facts, decidedBy, decidedAt, isAfterAppeal }) => (
          <FactRow
            key={id}
            name={`${CASE_ACT_LABELS[act]}${isAfterAppeal ? ', after an appeal' : ''}`}
            state={momentWords(decidedAt)}
            note={`${REPORT_REASON_LABELS[rule]}. ${facts} (${decidedBy?.name ?? 'A former member'})`}
          />
        ))}
      </FactList>
    </Section>
  );
}
