import { type CaseDetail, type CommunitySlots, CONTENT_KIND_LABELS, memberDayOf } from '@waymark/contracts-community';
import { dayWords, momentWords } from '@waymark/contracts-core';
import { getHost, Slot } from '@waymark/mfe-kit';
import { Button, Card, Inline, LinkButton, Section, Stack } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { CaseAuthor } from './case-author';
import { CaseHistory } from './case-history';
import { CasePills } from './case-pills';
import { CaseReports } from './case-reports';
import { DecisionPart } from './decision-part';
import type { Hand } from './use-hand';

/** One report with all that a decision needs, in the order in which one reads it; the decision stands last. */
export function CaseInHand({ found, hand }: { found: CaseDetail; hand: Hand }) {
  const { id, kind, contentId, path, heldUntil } = found;
  const about = kind === 'member-day' ? memberDayOf(contentId) : null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="article" $tone="accent" aria-labelledby="case-in-hand">
      <Stack $gap={6}>
        <Stack $gap={3}>
          <h2 id="case-in-hand" ref={heading} tabIndex={-1}>
            {CONTENT_KIND_LABELS[kind]}, report {id}
          </h2>
          {/* Until when it is in the reader’s own hands stands below. */}
          <CasePills found={heldUntil ? { ...found, heldBy: null } : found} />
          {heldUntil && <p>In your hands until {momentWords(heldUntil)}.</p>}
        </Stack>
        <Section heading="What it says" level={3}>
          {about && (
            <>
              <p>What this member did on {dayWords(about.day)}, in all parts of the site.</p>
              <div>
                <LinkButton to={`/admin/members/${about.memberId}/day/${about.day}`}>See that day</LinkButton>
              </div>
            </>
          )}
          {kind !== 'member-day' && getHost().slots('moderated-content').length === 0 && (
            <p>The part that keeps it does not show it here just now.</p>
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
            Leave it for later, take the next
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
