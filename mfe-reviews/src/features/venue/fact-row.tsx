import { FEATURE_LABELS } from '@waymark/contracts-reviews';
import { Badge, Inline, Stack, space, WarningIcon } from '@waymark/ui';
import { styled } from 'styled-components';
import { AnswerControl } from './answer-control';
import { ageWarning, factWords, measureWords } from './fact-words';
import type { FeatureFacts } from './feature-facts';
import { HowWeKnow } from './how-we-know';
import { StateBadge } from './state-badge';

const Row = styled.li`
  display: grid;
  gap: ${space[2]};
  max-width: none;
  padding-block: ${space[3]};
  border-bottom: 1px solid var(--color-line);
  scroll-margin-top: ${space[4]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;

const Evidence = styled.p`
  max-width: none;
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

interface FactRowProps {
  venueId: number;
  facts: FeatureFacts;
  /** Only members answer; the page asks visitors once to log in. */
  mayAnswer: boolean;
}

/** One known fact: what, whether, who says so and when; the reader's own answer; how it came about one press away. */
export function FactRow({ venueId, facts, mayAnswer }: FactRowProps) {
  const { feature, state, note, measure, isOut } = facts;
  const applies = state !== 'does-not-apply';
  const warning = applies ? ageWarning(facts) : '';
  return (
    <Row id={`feature-${feature}`} tabIndex={-1}>
      <Stack $gap={1}>
        <Head>
          <strong>{FEATURE_LABELS[feature]}</strong>
          <Inline $gap={2}>
            {isOut && (
              <Badge tone="warn" icon={<WarningIcon size="1.1em" />}>
                Out of order for now
              </Badge>
            )}
            <StateBadge state={state} />
          </Inline>
        </Head>
        {(note || measure) && (
          <p style={{ overflowWrap: 'anywhere' }}>
            {[measure && measureWords(measure), note].filter(Boolean).join('. ')}
          </p>
        )}
        <Evidence>{factWords(facts)}</Evidence>
        {warning && (
          <Inline as="p" $gap={2} $align="flex-start" style={{ flexWrap: 'nowrap' }}>
            <WarningIcon />
            <span>{warning}</span>
          </Inline>
        )}
      </Stack>
      {applies && mayAnswer && <AnswerControl venueId={venueId} facts={facts} />}
      {applies && <HowWeKnow venueId={venueId} facts={facts} />}
    </Row>
  );
}
