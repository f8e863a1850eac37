import { FEATURE_LABELS, type Feature, type Verification } from '@waymark/contracts-reviews';
import { Card, Stack } from '@waymark/ui';
import { ClaimBadge } from './claim-badge';
import { VerificationNote } from './verification-note';

interface FeatureCardProps {
  feature: Feature;
  claim: number;
  /** What the source says beyond yes and no. */
  note: string | undefined;
  verification: Verification | undefined;
}

export function FeatureCard({ feature, claim, note, verification }: FeatureCardProps) {
  return (
    <Card as="li">
      <Stack $gap={2}>
        <strong>{FEATURE_LABELS[feature]}</strong>
        <div>
          <ClaimBadge claim={claim} />
        </div>
        {note && <p>{note}</p>}
        <VerificationNote verification={verification} />
      </Stack>
    </Card>
  );
}
