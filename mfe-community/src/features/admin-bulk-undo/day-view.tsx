import { type CommunitySlots, REPORT_REASON_LABELS, type BulkUndo } from '@waymark/contracts-community';
import { momentWords, BULK_UNDO_KIND_LABELS, BULK_UNDO_SLICES, type BulkUndoKind } from '@waymark/contracts-core';
import { getHost, Slot } from '@waymark/mfe-kit';
import { SLICE_WORDS } from '@waymark/mfe-kit/activity-of-day';
import { Alert, CountText, DefinitionList, FactList, FactRow, LinkButton, Section, StatePill } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { LoadingForm } from '../../shared/loading-form';
import { bulkUndoForm } from './late-bulk-undo-form';
import { asOf } from './bulk-undo-query';

/** Shows the last decision and which services have carried it out. */
function BulkUndoState({ found }: { found: BulkUndo }) {
  const { state, rule, facts, decidedAt, decidedBy, leftOut, slices } = found;
  const done = slices.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Section heading={state === 'reverted' ? 'This day has been undone' : 'This day has been restored'}>
      <DefinitionList
        items={[
          { term: 'The rule', value: rule && REPORT_REASON_LABELS[rule] },
          { term: 'The facts', value: facts },
          {
            term: 'Decided',
            value: decidedAt && `${momentWords(decidedAt)}, ${decidedBy ?? 'by a former member'}`,
          },
          {
            term: 'Left out',
            value: leftOut.length > 0 && leftOut.map((kind) => BULK_UNDO_KIND_LABELS[kind]).join(', '),
          },
        ]}
      />
      <CountText>
        {done === slices.length
          ? 'Every part of the site has confirmed.'
          : `${done} of ${slices.length} parts of the site have confirmed.`}
      </CountText>
      <FactList>
        {slices.map(({ slice, doneAt, counts }) => (
          <FactRow
            key={slice}
            name={SLICE_WORDS[slice]}
            state={
              <StatePill sign={doneAt ? 'yes' : 'unknown'}>{doneAt ? 'Confirmed' : `Waiting for ${slice}`}</StatePill>
            }
            note={doneAt ? (countWords(counts) ?? 'There was nothing to do.') : undefined}
          />
        ))}
      </FactList>
    </Section>
  );
}

function countWords(counts: BulkUndo['slices'][number]['counts']): string | null {
  const some = counts.filter(({ count }) => count > 0);
  return some.length > 0 ? some.map(({ kind, count }) => `${BULK_UNDO_KIND_LABELS[kind]}: ${count}`).join(', ') : null;
}

const REFUSALS = {
  yourself: 'You did this yourself, so someone else has to decide.',
  staff: 'This is a member of staff, so an admin has to decide.',
  'first-decider': 'You made the decision under appeal, so someone else has to decide now.',
  held: 'Someone else is working on it in the queue right now.',
} as const;

interface BulkUndoPartProps {
  found: BulkUndo;
  leftOut: readonly BulkUndoKind[];
  /** Called with the decision's number. */
  onDecided: (decisionNumber: number) => void;
}

/**
 * Shows the decision form, or why this reader cannot decide. A form that was open stays with its input; the server
 * would reject it.
 */
function BulkUndoPart({ found, leftOut, onDecided }: BulkUndoPartProps) {
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
          <bulkUndoForm.Part
            props={{ found, leftOut, onDecided }}
            what="the form for your decision"
            loading={<LoadingForm />}
          />
        </Section>
      )}
    </>
  );
}

/** The member's activity, its state and the decision, in reading order. */
export function DayView({ found }: { found: BulkUndo }) {
  const { memberId, day, state, refusal } = found;
  const [typed, setTyped] = useState<readonly BulkUndoKind[]>(found.leftOut);
  const stands = useRef<HTMLDivElement>(null);
  const [decided, setDecided] = useState(0);
  // True only once the page shows this reader's decision, which may take a moment.
  const isShown = decided > 0 && decided === found.decisionNumber;
  useEffect(() => {
    if (isShown) stands.current?.focus();
  }, [isShown, decided]);
  const isTakenBack = state === 'reverted';
  const leave = (kind: BulkUndoKind, isLeft: boolean) =>
    setTyped((before) => [...before.filter((one) => one !== kind), ...(isLeft ? [kind] : [])]);
  return (
    <>
      {state !== null && (
        <div ref={stands} tabIndex={-1} role="group" aria-label="Status">
          <BulkUndoState found={found} />
        </div>
      )}
      <Section
        heading="What they did"
        intro="Each part of the site shows what is still there from that day. We will undo everything you tick."
      >
        <Slot<CommunitySlots['member-day']>
          name="member-day"
          props={{
            memberId,
            day,
            asOf: asOf(found),
            leftOut: isTakenBack ? found.leftOut : typed,
            onLeave: isTakenBack || refusal !== null ? null : leave,
          }}
          what="part of their activity"
        />
        <Missing />
      </Section>
      <NotTaken />
      <BulkUndoPart found={found} leftOut={isTakenBack ? found.leftOut : typed} onDecided={setDecided} />
    </>
  );
}

/** An unavailable service renders nothing, which must not look like no activity. */
function Missing() {
  const there = getHost()
    .slots('member-day')
    .map(({ key }) => key.split('/')[0]);
  return BULK_UNDO_SLICES.filter((slice) => !there.includes(slice)).map((slice) => (
    <Alert key={slice} tone="warn" title={`${SLICE_WORDS[slice]}: that part of the site is not available right now`}>
      We cannot show what they did there. Your decision will still reach it as soon as it is back.
    </Alert>
  ));
}

/** Shown before the decision, because staff would otherwise rely on it. */
function NotTaken() {
  return (
    <Section heading="What will not be undone">
      <ul>
        <li>Changes made that day to reviews or trips written earlier. Correct or hide those one by one.</li>
        <li>Answers to temporary notices.</li>
        <li>Anything staff have accepted since, such as a suggested support service.</li>
        <li>Anything they do after your decision, even on the same day.</li>
      </ul>
    </Section>
  );
}
