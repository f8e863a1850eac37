import { CLAIM, mergeFeature } from '@waymark/contracts-reviews';
import type { Feature, FeatureFact, FeatureState, VenueFacts } from '@waymark/contracts-reviews';

/** What is known of one feature, and from whom. */
export interface FeatureStanding {
  feature: Feature;
  /** As the venue's page shows it. */
  state: FeatureState;
  claim: FeatureFact['claim'];
  /** People who say that it is there, and who say that it is not, whatever the claim was that they answered. */
  yes: number;
  no: number;
  people: number;
  /** Of the newest answer, or of the claim where nobody answered; null when that is not known. */
  date: string | null;
  note: string | undefined;
  /** Taken away for now by a notice. */
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
