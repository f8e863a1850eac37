import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { useState } from 'react';
import { knownFeatures } from './feature-facts';

const ASKED_FIRST: readonly Feature[] = ['RadarKey', 'WheelchairAccess', 'BabyChanging'];

/** Returns the features shown above the list of a public toilet, fixed at the first render; empty for other places. */
export function useToiletFeatures(venue: VenueDetail): readonly Feature[] {
  const [features] = useState(() => {
    const known = venue.kind === 'toilets' ? knownFeatures(venue) : [];
    return ASKED_FIRST.filter((feature) => known.includes(feature));
  });
  return features;
}
