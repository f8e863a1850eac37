import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { useSession } from '@waymark/mfe-kit';
import { Disclosure, Section } from '@waymark/ui';
import { useState } from 'react';
import { featureFacts, isKnown, type FeatureFacts } from './feature-facts';
import { FeatureRow } from './feature-row';
import { PlainList } from './plain-list';

interface FeatureSectionProps {
  id: string;
  heading: string;
  features: readonly Feature[];
  venue: VenueDetail;
}

/** S1's grid of every feature, folded: a page full of "Unknown" hides the one answer that somebody came for. */
export function FeatureSection({ id, heading, features, venue }: FeatureSectionProps) {
  const isMember = useSession().status === 'member';
  const all = features.map((feature) => featureFacts(venue, feature));
  // As of the first look: a row that is being answered must not change its kind under the answer.
  const [known] = useState(() => all.filter(isKnown).map(({ feature }) => feature));
  return (
    <Section id={id} heading={heading}>
      <Disclosure summary={`All ${all.length}: ${countWords(all)}`}>
        <PlainList $min="18rem" $gap={3} style={{ columnGap: '2.5rem' }}>
          {all.map((facts) => (
            <FeatureRow
              key={facts.feature}
              venueId={venue.id}
              facts={facts}
              place={known.includes(facts.feature) ? 'above' : isMember ? 'asked' : 'here'}
            />
          ))}
        </PlainList>
      </Disclosure>
    </Section>
  );
}

/** "3 available, 1 not available, 16 unknown": what is not there must not be read over. */
function countWords(all: readonly FeatureFacts[]): string {
  const count = (...states: FeatureFacts['state'][]) => all.filter(({ state }) => states.includes(state)).length;
  const parts: [number, string][] = [
    [count('available'), 'available'],
    [count('not-available'), 'not available'],
    [count('partly'), 'partly'],
    [count('disagree'), 'where people disagree'],
    [count('unknown'), 'unknown'],
    [count('does-not-apply'), 'not applying here'],
  ];
  return parts
    .filter(([many]) => many > 0)
    .map(([many, words]) => `${many} ${words}`)
    .join(', ');
}
