import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { Grid, Section } from '@waymark/ui';
import { FeatureCard } from './feature-card';

interface FeatureSectionProps {
  heading: string;
  features: readonly Feature[];
  venue: VenueDetail;
}

/** Known facts first: a page of "Unknown" hides the one answer that somebody came for. */
export function FeatureSection({ heading, features, venue }: FeatureSectionProps) {
  const known = features.filter((feature) => isKnown(venue, feature));
  const unknown = features.filter((feature) => !isKnown(venue, feature));
  return (
    <Section heading={heading} intro="What the venue or its data source states, and how many reviewers agree.">
      <Grid as="ul" $min="16rem" $gap={3} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {[...known, ...unknown].map((feature) => (
          <FeatureCard
            key={feature}
            feature={feature}
            claim={venue[`claimed${feature}`]}
            note={venue.claimNotes[feature]}
            verification={venue.verifications[feature]}
          />
        ))}
      </Grid>
    </Section>
  );
}

function isKnown(venue: VenueDetail, feature: Feature): boolean {
  return venue[`claimed${feature}`] !== 0 || venue.verifications[feature] !== undefined;
}
