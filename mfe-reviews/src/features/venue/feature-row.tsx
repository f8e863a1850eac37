import { ChevronIcon, radius, space, target } from '@waymark/ui';
import { styled } from 'styled-components';
import { Agreement } from './agreement';
import { AnswerControl } from './answer-control';
import type { FeatureFacts } from './feature-facts';
import { StateBadge } from './state-badge';

const Row = styled.li`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  padding-bottom: ${space[3]};
  border-bottom: 1px solid var(--color-line);

  summary {
    border-radius: ${radius};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details > :last-child {
    padding-top: ${space[3]};
  }
  details[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${target};
`;

const Name = styled.strong`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface FeatureRowProps {
  venueId: number;
  facts: FeatureFacts;
}

/** A feature that nothing was known about when the page opened: one line, which a member opens to answer. */
export function FeatureRow({ venueId, facts }: FeatureRowProps) {
  const answered = facts.percentage !== null;
  return (
    <Row id={`feature-${facts.feature}`} tabIndex={-1}>
      <details>
        <Line as="summary">
          <Name>{facts.label}</Name>
          {answered && <StateBadge state={facts.state} />}
          <ChevronIcon />
        </Line>
        <AnswerControl venueId={venueId} facts={facts} />
      </details>
      {answered && <Agreement facts={facts} />}
    </Row>
  );
}
