import type { Claim } from './claim';
import { CLAIM, type Feature } from './features';

const TWO_YEARS = 730;

/** Days after which what was said of a feature is no longer shown as certain: a lift breaks sooner than a ramp. */
export const FEATURE_AGE_DAYS: Readonly<Partial<Record<Feature, number>>> = { LiftAccess: 90 };

const DAY_MS = 86_400_000;

const featureAgeDays = (feature: Feature): number => FEATURE_AGE_DAYS[feature] ?? TWO_YEARS;

/** Whether what was said on `day` may still be shown as certain; a day that nobody knows proves nothing against it. */
export const isFreshFact = (day: string | null, feature: Feature, now: number): boolean =>
  day === null || now - Date.parse(day) < (featureAgeDays(feature) + 1) * DAY_MS;

export const FEATURE_STATES = [
  'available',
  'not-available',
  'partly',
  'disagree',
  'unknown',
  'does-not-apply',
] as const;
export type FeatureState = (typeof FEATURE_STATES)[number];

/** What a place states about one feature, and how many people agree with that and how many do not. */
export interface ClaimAndAnswers {
  claim: Claim;
  agrees: number;
  disagrees: number;
  /** Nobody states yes or no, but that it is there in part. */
  partly?: boolean | undefined;
}

export interface MergedFeature {
  state: FeatureState;
  /** People who say that it is there, and who say that it is not, whatever was stated when they answered. */
  yes: number;
  no: number;
  people: number;
  /** People who agree with `state`: yes where it is available, no where it is not; 0 in every other state. */
  confirmedBy: number;
}

/** People disagree from here on: one of three who says otherwise is too many to speak of one answer. */
const ONE_OF = 3;

/**
 * The one answer to "is it there?" that page, list, match, search and machines give.
 * Answers count before what is stated; what does not apply is never counted.
 */
export function mergeFeature({ claim, agrees, disagrees, partly = false }: ClaimAndAnswers): MergedFeature {
  if (claim === CLAIM.doesNotApply) return { state: 'does-not-apply', yes: 0, no: 0, people: 0, confirmedBy: 0 };
  const [yes, no] = claim === CLAIM.notAvailable ? [disagrees, agrees] : [agrees, disagrees];
  const people = yes + no;
  const state = people === 0 ? statedState(claim, partly) : answeredState(yes, no);
  const confirmedBy = state === 'available' ? yes : state === 'not-available' ? no : 0;
  return { state, yes, no, people, confirmedBy };
}

function statedState(claim: Claim, partly: boolean): FeatureState {
  if (claim === CLAIM.available) return 'available';
  if (claim === CLAIM.notAvailable) return 'not-available';
  return partly ? 'partly' : 'unknown';
}

function answeredState(yes: number, no: number): FeatureState {
  if (Math.min(yes, no) * ONE_OF >= yes + no) return 'disagree';
  return yes > no ? 'available' : 'not-available';
}

/** The same words wherever the state is told. */
export const FEATURE_STATE_WORDS: Readonly<Record<FeatureState, string>> = {
  available: 'Available',
  'not-available': 'Not Available',
  partly: 'Partly available',
  disagree: 'People disagree',
  unknown: 'Unknown',
  'does-not-apply': 'Does not apply here',
};
