import { CLAIM } from '@waymark/contracts-reviews';
import { Card } from '@waymark/ui';
import { Agreement } from './agreement';
import { AnswerControl } from './answer-control';
import { ClaimBadge } from './claim-badge';
import type { FeatureFacts } from './feature-facts';

interface FeatureCardProps {
  venueId: number;
  facts: FeatureFacts;
  /** Only members answer; the section asks visitors once to log in. */
  mayAnswer: boolean;
}

/** What is stated, what people say to it, and the reader's own answer. */
export function FeatureCard({ venueId, facts, mayAnswer }: FeatureCardProps) {
  const applies = facts.claim !== CLAIM.doesNotApply;
  return (
    <Card as="li" id={`feature-${facts.feature}`} tabIndex={-1}>
      <h3>{facts.label}</h3>
      <ClaimBadge claim={facts.claim} />
      {facts.note && <p>{facts.note}</p>}
      {applies && <Agreement facts={facts} />}
      {applies && mayAnswer && <AnswerControl venueId={venueId} facts={facts} />}
    </Card>
  );
}
