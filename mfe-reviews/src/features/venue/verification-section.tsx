import type { VenueDetail } from '@waymark/contracts-reviews';
import { Section, Stack } from '@waymark/ui';
import { Agreement } from './agreement';
import { featureFacts, featuresOf } from './feature-facts';
import { PlainList } from './plain-list';
import { StateBadge } from './state-badge';
import { VerificationRow } from './verification-row';

/** What people answered, feature by feature; only features that somebody answered. */
export function VerificationSection({ venue }: { venue: VenueDetail }) {
  const answered = featuresOf(venue)
    .map((feature) => featureFacts(venue, feature))
    .filter(({ percentage }) => percentage !== null);
  return (
    <Section
      id="verification"
      heading="Verification"
      intro="People confirm or dispute what is stated about this place. Each person counts once, with their newest answer."
    >
      {answered.length === 0 ? (
        <p>Not yet verified</p>
      ) : (
        <PlainList $min="100%" $gap={1}>
          {answered.map((facts) => (
            <VerificationRow key={facts.feature}>
              <Stack $gap={2}>
                <strong>{facts.label}</strong>
                <StateBadge state={facts.state} />
              </Stack>
              <Agreement facts={facts} />
            </VerificationRow>
          ))}
        </PlainList>
      )}
    </Section>
  );
}
