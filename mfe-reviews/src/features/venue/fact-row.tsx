import { FEATURE_LABELS } from '@waymark/contracts-reviews';
import { Badge, Inline, space, WarningIcon } from '@waymark/ui';
import { styled } from 'styled-components';
import { venueFactsMessages as words } from '../../messages/en/venue-facts';
import { AnswerControl } from './answer-control';
import { ageWarning, factWords, measureWords } from './fact-words';
import { isKnown, type FeatureFacts } from './feature-facts';
import { HowWeKnow } from './how-we-know';
import { StateBadge } from './state-badge';

export const Facts = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  gap: ${space[1]};
  max-width: none;
  padding-block: ${space[2]};
  border-bottom: 1px solid var(--color-line);
  scroll-margin-top: ${space[4]};
`;

export const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;

const Soft = styled.p`
  max-width: none;
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

interface FactRowProps {
  venueId: number;
  facts: FeatureFacts;
  /** Whether the reader can answer. Only members can; the page asks visitors to log in once. */
  mayAnswer: boolean;
  /** Text that replaces the standard text of the state. */
  says?: string | undefined;
}

/** One fact: feature, state, source and date, with its history after a press, and the reader's own answer. */
export function FactRow({ venueId, facts, mayAnswer, says }: FactRowProps) {
  const { feature, state, note, measure, isOut } = facts;
  const applies = state !== 'does-not-apply';
  const warning = applies ? ageWarning(facts) : '';
  const head = (
    <Head>
      <strong>{FEATURE_LABELS[feature]}</strong>
      <Inline as="span" $gap={2}>
        {isOut && (
          <Badge tone="warn" icon={<WarningIcon size="1.1em" />}>
            {words.outOfOrder}
          </Badge>
        )}
        <StateBadge state={state}>{says}</StateBadge>
      </Inline>
    </Head>
  );
  return (
    <Row id={`feature-${feature}`} tabIndex={-1}>
      {applies && isKnown(facts) ? <HowWeKnow venueId={venueId} facts={facts} head={head} /> : head}
      {!applies && <Soft>{factWords(facts)}</Soft>}
      {(note || measure) && (
        <p style={{ overflowWrap: 'anywhere' }}>
          {[measure && measureWords(measure), note].filter(Boolean).join('. ')}
        </p>
      )}
      {warning && (
        <Inline as="p" $gap={2} $align="flex-start" style={{ flexWrap: 'nowrap' }}>
          <WarningIcon />
          <span>{warning}</span>
        </Inline>
      )}
      {applies && mayAnswer && <AnswerControl venueId={venueId} facts={facts} />}
    </Row>
  );
}
