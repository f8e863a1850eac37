import { CLAIM, mergeFeature } from '@waymark/contracts-reviews';
import type { Feature, FeatureFact, FeatureState, VenueFacts } from '@waymark/contracts-reviews';

/** What is known about one feature, and from whom. */
export interface FeatureStanding {
  feature: Feature;
  /** The state that the venue's page shows. */
  state: FeatureState;
  claim: FeatureFact['claim'];
  /** How many people say that it is there, and that it is not, regardless of the claim at that time. */
  yes: number;
  no: number;
  people: number;
  /** Date of the newest answer; of the claim when nobody answered; null when unknown. */
  date: string | null;
  note: string | undefined;
  /** True if a notice says that the feature is temporarily unavailable. */
  isOut: boolean;
}

const NOTHING: FeatureFact = { claim: CLAIM.unknown, agrees: 0, disagrees: 0, people: 0, newestAnswerAt: null };

export function standingOf({ features, statedBy, outOfOrder = [] }: VenueFacts, feature: Feature): FeatureStanding {
  const fact = features[feature] ?? NOTHING;
  const { claim, newestAnswerAt, note } = fact;
  const { state, yes, no, people } = mergeFeature(fact);
  const stated = claim === CLAIM.unknown && state !== 'partly' ? null : (statedBy?.date ?? null);
  return {
    feature,
    state,
    claim,
    yes,
    no,
    people,
    date: people > 0 ? newestAnswerAt : stated,
    note,
    isOut: outOfOrder.includes(feature),
  };
}
