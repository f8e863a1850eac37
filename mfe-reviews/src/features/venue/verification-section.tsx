import type { VenueDetail } from '@waymark/contracts-reviews';
import { Section, Stack, space, wide } from '@waymark/ui';
import { styled } from 'styled-components';
import { Agreement } from './agreement';
import { featureFacts, featuresOf } from './feature-facts';
import { PlainList } from './plain-list';
import { StateBadge } from './state-badge';

/** Feature and what people say to it: below one another on a phone, side by side where there is room. */
const VerificationRow = styled.li`
  display: grid;
  gap: ${space[2]} ${space[6]};
  max-width: 48rem;
  padding-block: ${space[4]};
  border-bottom: 1px solid var(--color-line);

  &:last-child {
    border-bottom: 0;
  }

  ${wide} {
    grid-template-columns: minmax(8rem, 1fr) minmax(0, 1fr);
  }
`;

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
