import type { CommunitySlots } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import type { Review, VenueReply as Reply } from '@waymark/contracts-reviews';
import { Slot } from '@waymark/mfe-kit';
import { space } from '@waymark/ui';
import { styled } from 'styled-components';

const Said = styled.div`
  padding: ${space[3]} ${space[4]};
  border-inline-start: 0.25rem solid var(--color-accent);
  background: var(--color-surface);
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  white-space: pre-line;
`;

/** The owner's reply below a review. */
export default function VenueReply({ review, reply }: { review: Review; reply: Reply }) {
  const { id, text, answeredAt, editedAt } = reply;
  return (
    <Said role="group" aria-label={`${review.venue.name}’s reply to ${review.reviewerName}`}>
      <p>
        <strong>Reply from the venue</strong>
        <span>,</span> <time dateTime={answeredAt}>{dayWords(answeredAt)}</time>
        {editedAt && (
          <>
            <span>, edited</span> <time dateTime={editedAt}>{dayWords(editedAt)}</time>
          </>
        )}
      </p>
      <Words>{text}</Words>
      <Slot<CommunitySlots['report-this']>
        quiet
        name="report-this"
        props={{
          kind: 'owner-answer',
          contentId: `${id}`,
          label: `the venue’s reply to ${review.reviewerName}`,
          more: `, number ${id}`,
        }}
      />
    </Said>
  );
}
