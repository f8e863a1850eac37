import { CLAIM } from '@waymark/contracts-reviews';
import { Badge, FeatureStateBadge, featureState, InfoIcon } from '@waymark/ui';

/** 1 Available, 2 Not Available, 3 said as such (READINGS), anything else Unknown. */
export function ClaimBadge({ claim }: { claim: number }) {
  if (claim === CLAIM.doesNotApply) return <Badge icon={<InfoIcon size="1.1em" />}>Does not apply here</Badge>;
  return <FeatureStateBadge state={featureState(claim)} />;
}
