import type { ReviewsSlots, VenueFacts, VenueMatch } from '@waymark/contracts-reviews';
import { Slot } from '@waymark/mfe-kit';
import { Disclosure, space, VerdictPips, VisuallyHidden } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;

  strong {
    line-height: 1.3;
  }
`;

interface ResultMatchProps {
  name: string;
  facts: VenueFacts;
  match: VenueMatch;
}

/** How one place matches: the sum at a glance, what is not met by name, and each need with its evidence when asked for. */
export function ResultMatch({ name, facts, match }: ResultMatchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const unmet = match.needs.filter(({ verdict }) => verdict === 'does-not-meet');
  return (
    <Box>
      <VerdictPips verdicts={match.needs.map(({ verdict }) => verdict)} />
      <p>
        <strong>{match.summary}</strong>
      </p>
      {unmet.length > 0 && <p>Not met: {unmet.map(({ label }) => label).join(', ')}</p>}
      <Disclosure
        summary={
          <>
            Each need and why<VisuallyHidden>: {name}</VisuallyHidden>
          </>
        }
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        {isOpen && <Slot<ReviewsSlots['venue-match']> name="venue-match" props={{ venue: facts, page: `/venues/${facts.id}` }} what="each need" />}
      </Disclosure>
    </Box>
  );
}
