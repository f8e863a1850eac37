import type { Feature, VenueDetail } from '@waymark/contracts-reviews';
import { featureFacts, type Standing } from './feature-facts';

const RANK: Readonly<Record<Standing, number>> = { confirmed: 0, disputed: 0, stated: 0, 'does-not-apply': 1, unknown: 2 };

/** Known facts first: a page of "Unknown" hides the one answer that somebody came for. */
export function knownFirst(venue: VenueDetail, features: readonly Feature[]): Feature[] {
  const rank = (feature: Feature) => RANK[featureFacts(venue, feature).standing];
  return [...features].sort((a, b) => rank(a) - rank(b));
}
