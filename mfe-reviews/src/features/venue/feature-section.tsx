import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { useSession, storeRedirectAfterLogin } from '@waymark/mfe-kit';
import { Section } from '@waymark/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FeatureCard } from './feature-card';
import { featureFacts } from './feature-facts';
import { FeatureRow } from './feature-row';
import { PlainList } from './plain-list';
import { UnknownFeatures } from './unknown-features';

interface Split {
  /** Stated, answered, or known not to apply; the last ones of these at the end. */
  known: Feature[];
  unknown: Feature[];
}

function splitByKnown(venue: VenueDetail, features: readonly Feature[]): Split {
  const standing = (feature: Feature) => featureFacts(venue, feature).standing;
  const applying = features.filter((feature) => !['unknown', 'does-not-apply'].includes(standing(feature)));
  return {
    known: [...applying, ...features.filter((feature) => standing(feature) === 'does-not-apply')],
    unknown: features.filter((feature) => standing(feature) === 'unknown'),
  };
}

/** To the sign-in page, and back here afterwards. */
function LogInLink() {
  const { pathname, search } = useLocation();
  return (
    <Link to="/login" onClick={() => storeRedirectAfterLogin(pathname + search)}>
      Log in
    </Link>
  );
}

/** Says who may answer and what an answer does, once for a whole section. */
function AnswerInvitation({ isMember }: { isMember: boolean }) {
  if (isMember) return <p>Been here? Answer what you know. You count once, and can change your answer.</p>;
  return (
    <p>
      Been here? <LogInLink /> to confirm or correct what is stated.
    </p>
  );
}

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
