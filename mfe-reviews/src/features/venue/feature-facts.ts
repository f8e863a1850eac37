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

/** How sure the state of a feature is: confirmed by people in one direction or the other, in dispute, or only stated. */
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

/** All that the page says about one feature. */
export interface FeatureFacts extends KnownFeature {
  label: string;
  claim: Claim;
  measure: Measure | null;
  /** Day of what is stated, apart from what people answered. */
  statedOn: string | null;
  /** With the claim; `yes` and `no` are about the thing itself. */
  agrees: number;
  disagrees: number;
  percentage: number | null;
  newestAnswerAt: string | null;
  ownAnswer: AnswerValue;
  /** The service could not tell what the reader answered. */
  isOwnUnknown: boolean;
  standing: Standing;
  /** A notice takes it away for now. */
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

/** The features that a venue of this category is asked about. */
export function featuresOf({ category }: Pick<VenueDetail, 'category'>): readonly Feature[] {
  return category === 'transport' ? FEATURES : GENERAL_FEATURES;
}

/** Whether the page has anything to say of it, be it only a note that is neither yes nor no. */
export const isKnown = ({ standing, note }: FeatureFacts): boolean => standing !== 'unknown' || note !== undefined;

export const knownFeatures = (venue: VenueDetail): Feature[] =>
  featuresOf(venue).filter((feature) => isKnown(featureFacts(venue, feature)));
