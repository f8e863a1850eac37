import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { useState } from 'react';
import { knownFeatures } from './feature-facts';

const ASKED_FIRST: readonly Feature[] = ['RadarKey', 'WheelchairAccess', 'BabyChanging'];

/** What the page of a public toilet says above its list, as known at the first look; of any other place nothing. */
export function useToiletFeatures(venue: VenueDetail): readonly Feature[] {
  const [features] = useState(() => {
    const known = venue.kind === 'toilets' ? knownFeatures(venue) : [];
    return ASKED_FIRST.filter((feature) => known.includes(feature));
  });
  return features;
}
