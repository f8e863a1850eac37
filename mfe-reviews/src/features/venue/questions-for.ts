import { type Feature, mostAsked, type VenueDetail } from '@waymark/contracts-reviews';
import { featureFacts, featuresOf, isKnown } from './feature-facts';

const AT_ONCE = 3;

/** What nobody knows here: what the reader needs first, then what is asked for most in such a place. */
export function questionsFor(
  venue: VenueDetail,
  wanted: readonly Feature[],
  asked: readonly Feature[] = [],
): Feature[] {
  const possible = featuresOf(venue);
  const inOrder = new Set([...wanted, ...mostAsked(venue.category), ...possible]);
  return [...inOrder]
    .filter((feature) => possible.includes(feature) && !asked.includes(feature))
    .filter((feature) => !isKnown(featureFacts(venue, feature)))
    .slice(0, AT_ONCE);
}
