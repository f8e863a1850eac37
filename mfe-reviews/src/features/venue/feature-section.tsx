import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { useSession } from '@waymark/mfe-kit';
import { Grid, Section } from '@waymark/ui';
import { useState } from 'react';
import { AnswerInvitation } from './answer-invitation';
import { FeatureCard } from './feature-card';
import { featureFacts } from './feature-facts';
import { knownFirst } from './known-first';

interface FeatureSectionProps {
  heading: string;
  features: readonly Feature[];
  venue: VenueDetail;
}

export function FeatureSection({ heading, features, venue }: FeatureSectionProps) {
  const isMember = useSession().status === 'member';
  // The order of the first look stays: a card that moved away under an answer would take the focus with it.
  const [ordered] = useState(() => knownFirst(venue, features));
  return (
    <Section heading={heading} intro="What is stated about this place, and what people who were here say to it.">
      <AnswerInvitation isMember={isMember} />
      <Grid as="ul" $min="20rem" $gap={3} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {ordered.map((feature) => (
          <FeatureCard key={feature} venueId={venue.id} facts={featureFacts(venue, feature)} mayAnswer={isMember} />
        ))}
      </Grid>
    </Section>
  );
}
