import { isFreshFact, type MergedFeature, mergeFeature } from './feature-state';
import { CLAIM, type Feature } from './features';
import type { VenueDetail } from './venue';

/** What of a venue's page its features are read from. */
export type VenueKnowledge = Pick<
  VenueDetail,
  'category' | 'facts' | 'notices' | 'verifications' | 'claimNotes' | 'source' | `claimed${Feature}`
>;

export interface KnownFeature extends MergedFeature {
  feature: Feature;
  /** Publisher of what is stated; null for the venue itself or when nobody states anything. */
  statedBy: string | null;
  /** Newest day on which what is shown was said; null when nobody knows. */
  day: string | null;
  /** Not older than this feature's limit. */
  isCurrent: boolean;
  /** What a source says beyond yes and no. */
  note: string | undefined;
}

/** What is known of one feature, from people and from what is stated, and whether it is still fresh. */
export function knownFeature(venue: VenueKnowledge, feature: Feature, now: Date): KnownFeature {
  const claim = venue[`claimed${feature}`] ?? CLAIM.unknown;
  const fact = venue.facts[feature];
  const { agrees = 0, disagrees = 0, newestAnswerAt = null } = venue.verifications[feature] ?? {};
  const merged = mergeFeature({ claim, agrees, disagrees, partly: fact?.stated === 'partly' });
  const isStated = claim !== CLAIM.unknown || merged.state === 'partly';
  const source = isStated ? venue.source : null;
  const stated = fact
    ? { by: fact.statedBy, day: fact.statedOn }
    : { by: source?.name ?? null, day: source?.dated ?? null };
  const day = merged.people > 0 ? (newestAnswerAt?.slice(0, 10) ?? null) : stated.day;
  return {
    ...merged,
    feature,
    // Words that are neither yes nor no have their author too.
    statedBy: isStated || fact?.stated === 'words' ? stated.by : null,
    day,
    // From the newest of both: an answer given a moment ago is in `day`, before the page's facts are read again.
    isCurrent: isFreshFact(newestOf(day, fact?.newest), feature, now.getTime()),
    note: fact?.note ?? venue.claimNotes[feature],
  };
}

function newestOf(day: string | null, newest: string | undefined): string | null {
  return newest !== undefined && (day === null || newest > day) ? newest : day;
}
