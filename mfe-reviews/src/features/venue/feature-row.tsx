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
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-height: ${target};

  strong {
    flex: 1;
    min-width: min(9rem, 100%);
    overflow-wrap: anywhere;
  }
`;

interface FeatureRowProps {
  venueId: number;
  facts: FeatureFacts;
  /** `above`: told in full further up, which this leads to; `asked`: unknown, and the reader may answer; `here`: only shown. */
  place: 'above' | 'asked' | 'here';
}

/** One feature of the whole list: its name and S1's word for its state. */
export function FeatureRow({ venueId, facts, place }: FeatureRowProps) {
  const { feature, label, state } = facts;
  if (place !== 'asked')
    return (
      <Row id={place === 'here' ? `feature-${feature}` : undefined} tabIndex={-1}>
        <Line>
          <strong>{place === 'above' ? <a href={`#feature-${feature}`}>{label}</a> : label}</strong>
          <StateBadge state={state} />
        </Line>
      </Row>
    );
  return (
    <Row id={`feature-${feature}`} tabIndex={-1}>
      <details>
        <Line as="summary">
          <strong>{label}</strong>
          <StateBadge state={state} />
          <ChevronIcon />
        </Line>
        <AnswerControl venueId={venueId} facts={facts} />
      </details>
      {facts.percentage !== null && <Agreement facts={facts} />}
    </Row>
  );
}
