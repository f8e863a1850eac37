import {
  CLAIM,
  FEATURE_LABELS,
  GENERAL_FEATURES,
  mergeFeature,
  TRANSPORT_FEATURES,
  verificationPercentage,
  VERIFY,
} from '@waymark/contracts-reviews';
import type { AnswerValue, Claim, Feature, MergedFeature, VenueDetail } from '@waymark/contracts-reviews';
import { featureStanding, type Standing } from '../../shared/feature-standing';

/** All that the page says about one feature. */
export interface FeatureFacts extends MergedFeature {
  feature: Feature;
  label: string;
  claim: Claim;
  /** What the source says beyond yes and no. */
  note: string | undefined;
  /** With the claim; `yes` and `no` are about the thing itself. */
  agrees: number;
  disagrees: number;
  percentage: number | null;
  newestAnswerAt: string | null;
  ownAnswer: AnswerValue;
  standing: Standing;
}

export function featureFacts(venue: VenueDetail, feature: Feature): FeatureFacts {
  const claim = venue[`claimed${feature}`];
  const found = claim === CLAIM.doesNotApply ? undefined : venue.verifications[feature];
  const { agrees = 0, disagrees = 0, newestAnswerAt = null, ownAnswer = VERIFY.noAnswer } = found ?? {};
  const merged = mergeFeature({ claim, agrees, disagrees });
  return {
    ...merged,
    feature,
    label: FEATURE_LABELS[feature],
    claim,
    note: venue.claimNotes[feature],
    agrees,
    disagrees,
    percentage: verificationPercentage(agrees, disagrees),
    newestAnswerAt,
    ownAnswer,
    standing: featureStanding(merged),
  };
}

/** The features that a venue of this category is asked about. */
export function featuresOf({ category }: Pick<VenueDetail, 'category'>): readonly Feature[] {
  return category === 'transport' ? [...GENERAL_FEATURES, ...TRANSPORT_FEATURES] : GENERAL_FEATURES;
}
