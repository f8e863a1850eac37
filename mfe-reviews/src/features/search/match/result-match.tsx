import type { MatchVerdict, ReviewsSlots, VenueFacts, VenueMatch } from '@waymark/contracts-reviews';
import { Slot } from '@waymark/mfe-kit';
import { ChevronIcon, space, target, VerdictPips, VisuallyHidden } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  min-width: 0;

  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: ${target};
    color: var(--color-accent);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    margin-inline-end: ${space[2]};
  }
  details[open] > summary > svg {
    transform: rotate(180deg);
  }
  details[open] > summary {
    margin-bottom: ${space[3]};
  }
`;

interface ResultMatchProps {
  name: string;
  /** Address of the place's page. */
  page: string;
  facts: VenueFacts;
  match: VenueMatch;
}

/**
 * Shows how a place matches: a summary, the unmet and unknown needs by name, and each need with its evidence on
 * request.
 */
export function ResultMatch({ name, page, facts, match }: ResultMatchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const labels = (wanted: MatchVerdict) =>
    match.needs.filter(({ verdict }) => verdict === wanted).map(({ label }) => label);
  const unmet = labels('does-not-meet');
  const partly = labels('partly');
  const unknown = labels('unknown');
  const isPartlyKnown = unknown.length > 0 && unknown.length < match.needs.length;
  return (
    <Box>
      <VerdictPips verdicts={match.needs.map(({ verdict }) => verdict)} />
      <p>
        <strong>{match.summary}</strong>
      </p>
      {unmet.length > 0 && <p>{`Not met: ${unmet.join(', ')}`}</p>}
      {partly.length > 0 && <p>{`Partly met: ${partly.join(', ')}`}</p>}
      {isPartlyKnown && <p>{`Not known: ${unknown.join(', ')}`}</p>}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <ChevronIcon />
          Each need, and why<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </summary>
        {isOpen && (
          <Slot<ReviewsSlots['venue-match']> name="venue-match" props={{ venue: facts, page }} what="each need" />
        )}
      </details>
    </Box>
  );
}
