import type { CommunitySlots, Revert } from '@waymark/contracts-community';
import { REVERT_SLICES, type RevertKind } from '@waymark/contracts-core';
import { getHost, Slot } from '@waymark/mfe-kit';
import { SLICE_WORDS } from '@waymark/mfe-kit/member-day';
import { Alert, Section } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { RevertPart } from './revert-part';
import { RevertState } from './revert-state';
import { asOf } from './revert-query';

/** What they did, how it stands, and the decision, in the order in which one reads it. */
export function DayView({ found }: { found: Revert }) {
  const { memberId, day, state, refusal } = found;
  const [typed, setTyped] = useState<readonly RevertKind[]>(found.leftOut);
  const stands = useRef<HTMLDivElement>(null);
  const [decided, setDecided] = useState(0);
  // Only once the page shows what this reader decided, which may be a moment later.
  const isShown = decided > 0 && decided === found.decisionNumber;
  useEffect(() => {
    if (isShown) stands.current?.focus();
  }, [isShown, decided]);
  const isTakenBack = state === 'reverted';
  const leave = (kind: RevertKind, isLeft: boolean) =>
    setTyped((before) => [...before.filter((one) => one !== kind), ...(isLeft ? [kind] : [])]);
  return (
    <>
      {state !== null && (
        <div ref={stands} tabIndex={-1} role="group" aria-label="Status">
          <RevertState found={found} />
        </div>
      )}
      <Section
        heading="What they did"
        intro="Each part of the site shows what is still there from that day. We will undo what you tick."
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
          what="one part of what they did"
        />
        <Missing />
      </Section>
      <NotTaken />
      <RevertPart found={found} leftOut={isTakenBack ? found.leftOut : typed} onDecided={setDecided} />
    </>
  );
}

/** A part of the site that is not there draws nothing: that is no sign that they did nothing in it. */
function Missing() {
  const there = getHost()
    .slots('member-day')
    .map(({ key }) => key.split('/')[0]);
  return REVERT_SLICES.filter((slice) => !there.includes(slice)).map((slice) => (
    <Alert key={slice} tone="warn" title={`${SLICE_WORDS[slice]}: that part of the site is not available right now`}>
      We cannot show what they did there. Your decision will still reach it as soon as it is back.
    </Alert>
  ));
}

/** Said before the decision: staff would count on it otherwise. */
function NotTaken() {
  return (
    <Section heading="What is not undone">
      <ul>
        <li>Changes made that day to reviews or trips written earlier. Correct or hide those one by one.</li>
        <li>Answers to temporary notices.</li>
        <li>Anything staff have accepted since, such as a suggested support service.</li>
        <li>Anything they do after your decision, even on the same day.</li>
      </ul>
    </Section>
  );
}
