import { isFreshFact, type MergedFeature, mergeFeature } from './feature-state';
import { CLAIM, type Feature } from './features';
import type { VenueDetail } from './venue';

/** The fields of a venue's page from which its features are determined. */
export type VenueKnowledge = Pick<
  VenueDetail,
  'category' | 'facts' | 'notices' | 'verifications' | 'claimNotes' | 'source' | `claimed${Feature}`
>;

export interface KnownFeature extends MergedFeature {
  feature: Feature;
  /** Publisher of the claim; null when the venue itself states it, or when there is none. */
  statedBy: string | null;
  /** Newest day of the information shown; null when unknown. */
  day: string | null;
  /** Whether it is within this feature's age limit. */
  isCurrent: boolean;
  /** A source's note, beyond yes and no. */
  note: string | undefined;
}

/** Returns what people and sources say about a feature, and whether that is still current. */
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
    // A note that is neither yes nor no has a publisher, too.
    statedBy: isStated || fact?.stated === 'words' ? stated.by : null,
    day,
    // Uses the newest of both: an answer sent just now is already in `day`, but not yet in the page's facts.
    isCurrent: isFreshFact(newestOf(day, fact?.newest), feature, now.getTime()),
    note: fact?.note ?? venue.claimNotes[feature],
  };
}

function newestOf(day: string | null, newest: string | undefined): string | null {
  return newest !== undefined && (day === null || newest > day) ? newest : day;
}
