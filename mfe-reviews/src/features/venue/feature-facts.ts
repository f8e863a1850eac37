import {
  type AnswerValue,
  CLAIM,
  type Claim,
  type Feature,
  FEATURE_LABELS,
  FEATURES,
  GENERAL_FEATURES,
  knownFeature,
  type KnownFeature,
  type Measure,
  type MergedFeature,
  type VenueDetail,
  verificationPercentage,
  VERIFY,
} from '@waymark/contracts-reviews';

/** How certain a feature's state is: confirmed by people either way, disputed, or only stated. */
type Standing =
  | 'confirmed-available'
  | 'confirmed-not-available'
  | 'disagree'
  | 'stated'
  | 'partly'
  | 'unknown'
  | 'does-not-apply';

function featureStanding({ state, people }: Pick<MergedFeature, 'state' | 'people'>): Standing {
  if (state !== 'available' && state !== 'not-available') return state;
  return people === 0 ? 'stated' : `confirmed-${state}`;
}

/** Everything that the page shows about one feature. */
export interface FeatureFacts extends KnownFeature {
  label: string;
  claim: Claim;
  measure: Measure | null;
  /** Date of the statement, independent of what people say. */
  statedOn: string | null;
  /** Agreement with the claim; `yes` and `no` refer to the feature itself. */
  agrees: number;
  disagrees: number;
  percentage: number | null;
  newestAnswerAt: string | null;
  ownAnswer: AnswerValue;
  /** The service could not determine the reader's own answer. */
  isOwnUnknown: boolean;
  standing: Standing;
  /** True if a notice says that the feature is temporarily unavailable. */
  isOut: boolean;
}

export function featureFacts(venue: VenueDetail, feature: Feature): FeatureFacts {
  const claim = venue[`claimed${feature}`] ?? CLAIM.unknown;
  const found = claim === CLAIM.doesNotApply ? undefined : venue.verifications[feature];
  const { agrees = 0, disagrees = 0, newestAnswerAt = null, ownAnswer = VERIFY.noAnswer } = found ?? {};
  const known = knownFeature(venue, feature, new Date());
  return {
    ...known,
    label: FEATURE_LABELS[feature],
    claim,
    measure: venue.facts[feature]?.measure ?? null,
    statedOn: venue.facts[feature]?.statedOn ?? venue.source?.dated ?? null,
    agrees,
    disagrees,
    percentage: verificationPercentage(agrees, disagrees),
    newestAnswerAt,
    ownAnswer,
    isOwnUnknown: venue.areOwnAnswersUnknown === true && found?.ownAnswer === undefined,
    standing: featureStanding(known),
    isOut: venue.notices.some((notice) => notice.feature === feature),
  };
}

/** Returns the features that apply to this category. */
export function featuresOf({ category }: Pick<VenueDetail, 'category'>): readonly Feature[] {
  return category === 'transport' ? FEATURES : GENERAL_FEATURES;
}

/** Checks whether anything is known about a feature, even just a note that is neither yes nor no. */
export const isKnown = ({ standing, note }: FeatureFacts): boolean => standing !== 'unknown' || note !== undefined;

export const knownFeatures = (venue: VenueDetail): Feature[] =>
  featuresOf(venue).filter((feature) => isKnown(featureFacts(venue, feature)));
