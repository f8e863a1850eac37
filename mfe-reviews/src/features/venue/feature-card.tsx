import { Card } from '@waymark/ui';
import { Agreement } from './agreement';
import { AnswerControl } from './answer-control';
import type { FeatureFacts } from './feature-facts';
import { StateBadge } from './state-badge';

interface FeatureCardProps {
  venueId: number;
  facts: FeatureFacts;
  /** Only members answer; the section asks visitors once to log in. */
  mayAnswer: boolean;
}

/** What is known, from whom, and the reader's own answer. */
export function FeatureCard({ venueId, facts, mayAnswer }: FeatureCardProps) {
  const applies = facts.state !== 'does-not-apply';
  return (
    <Card as="li" id={`feature-${facts.feature}`} tabIndex={-1}>
      <h3>{facts.label}</h3>
      <StateBadge state={facts.state} />
      {facts.note && <p>{facts.note}</p>}
      {applies && <Agreement facts={facts} />}
      {applies && mayAnswer && <AnswerControl venueId={venueId} facts={facts} />}
    </Card>
  );
}
