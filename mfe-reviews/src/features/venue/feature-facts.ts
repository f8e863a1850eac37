import { CLAIM, FEATURE_LABELS, GENERAL_FEATURES, TRANSPORT_FEATURES, verificationLevel, VERIFY } from '@waymark/contracts-reviews';
import type { AnswerValue, Claim, Feature, VenueDetail } from '@waymark/contracts-reviews';

/** confirmed: 70 % or more agree; disputed: fewer do; stated: nobody answered yet; unknown: nothing is stated either. */
export type Standing = 'confirmed' | 'disputed' | 'stated' | 'unknown' | 'does-not-apply';

/** All that the page says about one feature. */
export interface FeatureFacts {
  feature: Feature;
  label: string;
  claim: Claim;
  /** What the source says beyond yes and no. */
  note: string | undefined;
  agrees: number;
  disagrees: number;
  people: number;
  percentage: number | null;
  newestAnswerAt: string | null;
  ownAnswer: AnswerValue;
  standing: Standing;
}

export function featureFacts(venue: VenueDetail, feature: Feature): FeatureFacts {
  const claim = venue[`claimed${feature}`];
  const found = claim === CLAIM.doesNotApply ? undefined : venue.verifications[feature];
  const { agrees = 0, disagrees = 0, percentage = null, newestAnswerAt = null, ownAnswer = VERIFY.noAnswer } = found ?? {};
  return {
    feature,
    label: FEATURE_LABELS[feature],
    claim,
    note: venue.claimNotes[feature],
    agrees,
    disagrees,
    people: agrees + disagrees,
    percentage,
    newestAnswerAt,
    ownAnswer,
    standing: standingOf(claim, percentage),
  };
}

function standingOf(claim: Claim, percentage: number | null): Standing {
  if (claim === CLAIM.doesNotApply) return 'does-not-apply';
  if (percentage !== null) return verificationLevel(percentage) === 'green' ? 'confirmed' : 'disputed';
  return claim === CLAIM.unknown ? 'unknown' : 'stated';
}

/** The features that a venue of this category is asked about. */
export function featuresOf({ category }: Pick<VenueDetail, 'category'>): readonly Feature[] {
  return category === 'transport' ? [...GENERAL_FEATURES, ...TRANSPORT_FEATURES] : GENERAL_FEATURES;
}
