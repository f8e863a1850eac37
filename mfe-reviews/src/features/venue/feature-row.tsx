import { ChevronIcon, radius, space, target } from '@waymark/ui';
import { styled } from 'styled-components';
import { Agreement } from './agreement';
import { AnswerControl } from './answer-control';
import { ClaimBadge } from './claim-badge';
import type { FeatureFacts } from './feature-facts';

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

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  span {
    display: block;
    color: var(--color-text-soft);
  }
`;

interface FeatureRowProps {
  venueId: number;
  facts: FeatureFacts;
  mayAnswer: boolean;
}

/** A feature that nothing was known about when the page opened: one line, which a member opens to answer. */
export function FeatureRow({ venueId, facts, mayAnswer }: FeatureRowProps) {
  const answered = facts.percentage !== null;
  const words = (
    <>
      <Name>
        <strong>{facts.label}</strong>
        {!answered && <span>Not yet verified</span>}
      </Name>
      <ClaimBadge claim={facts.claim} />
    </>
  );
  return (
    <Row id={`feature-${facts.feature}`} tabIndex={-1}>
      {mayAnswer ? (
        <details>
          <Line as="summary">
            {words}
            <ChevronIcon />
          </Line>
          <AnswerControl venueId={venueId} facts={facts} />
        </details>
      ) : (
        <Line>{words}</Line>
      )}
      {answered && <Agreement facts={facts} />}
    </Row>
  );
}
