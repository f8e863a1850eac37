import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { useSession } from '@waymark/mfe-kit';
import { Section } from '@waymark/ui';
import { useState } from 'react';
import { AnswerInvitation } from './answer-invitation';
import { FeatureCard } from './feature-card';
import { featureFacts } from './feature-facts';
import { FeatureRow } from './feature-row';
import { PlainList } from './plain-list';
import { splitByKnown } from './split-by-known';
import { UnknownFeatures } from './unknown-features';

interface FeatureSectionProps {
  id: string;
  heading: string;
  features: readonly Feature[];
  venue: VenueDetail;
}

/** Known facts as cards first; the rest in one sentence, or as lines to answer: a page full of "Unknown" hides the one answer that somebody came for. */
export function FeatureSection({ id, heading, features, venue }: FeatureSectionProps) {
  const isMember = useSession().status === 'member';
  // The order of the first look stays: what moved away under an answer would take the focus with it.
  const [{ known, unknown }] = useState(() => splitByKnown(venue, features));
  const partOf = (feature: Feature) => ({ venueId: venue.id, facts: featureFacts(venue, feature) });
  return (
    <Section
      id={id}
      heading={heading}
      intro="What is stated about this place, and what people who were here say to it."
    >
      <AnswerInvitation isMember={isMember} />
      {known.length > 0 && (
        <PlainList $min="20rem" $gap={4}>
          {known.map((feature) => (
            <FeatureCard key={feature} {...partOf(feature)} mayAnswer={isMember} />
          ))}
        </PlainList>
      )}
      {unknown.length > 0 && (
        <>
          <UnknownFeatures features={unknown} named={!isMember} />
          {isMember && (
            <PlainList $min="18rem" $gap={3} style={{ columnGap: '2.5rem' }}>
              {unknown.map((feature) => (
                <FeatureRow key={feature} {...partOf(feature)} />
              ))}
            </PlainList>
          )}
        </>
      )}
    </Section>
  );
}
