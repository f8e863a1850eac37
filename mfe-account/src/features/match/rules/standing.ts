import type { Feature, FeatureFact, VenueFacts } from '@waymark/contracts-reviews';

/** `divided`: people contradict one another, or too few of them contradict what is stated. */
export type Standing = 'there' | 'not-there' | 'divided' | 'unknown' | 'does-not-apply';

/** What is known of one feature, and from whom. */
export interface FeatureStanding {
  feature: Feature;
  standing: Standing;
  claim: FeatureFact['claim'];
  /** People who say that it is there, and who say that it is not, whatever the claim was that they answered. */
  yes: number;
  no: number;
  people: number;
  /** Of the newest answer, or of the claim where nobody answered; null when that is not known. */
  date: string | null;
  note: string | undefined;
}

const UNKNOWN = 0;
const AVAILABLE = 1;
const NOT_AVAILABLE = 2;
const DOES_NOT_APPLY = 3;

/** As the venue's page colours it: from 70 % on green, below 40 % red. */
const MOST = 70;
const FEW = 40;
/** One person alone does not outweigh a place that says itself that it has not got something. */
const ENOUGH_AGAINST_A_NO = 2;

const NOTHING: FeatureFact = { claim: UNKNOWN, agrees: 0, disagrees: 0, people: 0, newestAnswerAt: null };

export function standingOf({ features, statedBy }: VenueFacts, feature: Feature): FeatureStanding {
  const { claim, agrees, disagrees, newestAnswerAt, note } = features[feature] ?? NOTHING;
  const [yes, no] = claim === NOT_AVAILABLE ? [disagrees, agrees] : [agrees, disagrees];
  const people = yes + no;
  const stated = claim === UNKNOWN ? null : (statedBy?.date ?? null);
  return { feature, standing: weigh(claim, yes, no), claim, yes, no, people, date: people > 0 ? newestAnswerAt : stated, note };
}

function weigh(claim: number, yes: number, no: number): Standing {
  if (claim === DOES_NOT_APPLY) return 'does-not-apply';
  const people = yes + no;
  if (people === 0) return claim === AVAILABLE ? 'there' : claim === NOT_AVAILABLE ? 'not-there' : 'unknown';
  const share = Math.round((100 * yes) / people);
  if (share < FEW) return 'not-there';
  if (share < MOST) return 'divided';
  return claim === NOT_AVAILABLE && yes < ENOUGH_AGAINST_A_NO ? 'divided' : 'there';
}
