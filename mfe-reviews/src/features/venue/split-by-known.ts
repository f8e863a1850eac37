import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { featureFacts } from './feature-facts';

interface Split {
  /** Stated, answered, or known not to apply; the last ones of these at the end. */
  known: Feature[];
  unknown: Feature[];
}

export function splitByKnown(venue: VenueDetail, features: readonly Feature[]): Split {
  const standing = (feature: Feature) => featureFacts(venue, feature).standing;
  const applying = features.filter((feature) => !['unknown', 'does-not-apply'].includes(standing(feature)));
  return {
    known: [...applying, ...features.filter((feature) => standing(feature) === 'does-not-apply')],
    unknown: features.filter((feature) => standing(feature) === 'unknown'),
  };
}
