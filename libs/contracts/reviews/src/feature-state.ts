import type { Claim } from './claim-fields';
import { CLAIM, type Feature } from './features';

const TWO_YEARS = 730;

/** Days after which information about a feature no longer counts as certain: a lift breaks sooner than a ramp. */
export const FEATURE_AGE_DAYS: Readonly<Partial<Record<Feature, number>>> = { LiftAccess: 90 };

const DAY_MS = 86_400_000;

const featureAgeDays = (feature: Feature): number => FEATURE_AGE_DAYS[feature] ?? TWO_YEARS;

/** Checks whether information from `day` still counts as certain. An unknown day counts as fresh. */
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

/** A place's claim about one feature, and how many people agree and disagree with it. */
export interface ClaimAndAnswers {
  claim: Claim;
  agrees: number;
  disagrees: number;
  /** A source states that it is available in part, neither yes nor no. */
  partly?: boolean | undefined;
}

export interface MergedFeature {
  state: FeatureState;
  /** How many people say that it is there, and that it is not, regardless of the claim at that time. */
  yes: number;
  no: number;
  people: number;
  /** How many people agree with `state`: yes when available, no when not; 0 in every other state. */
  confirmedBy: number;
}

/** People count as disagreeing from this share on: one in three with another answer is too many for a clear result. */
const ONE_OF = 3;

/**
 * Returns a feature's state, as page, list, match, search and open data all show it.
 * People's answers override the claim; a feature that does not apply is never counted.
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

/** Labels of the states, the same everywhere. */
export const FEATURE_STATE_WORDS: Readonly<Record<FeatureState, string>> = {
  available: 'Available',
  'not-available': 'Not Available',
  partly: 'Partly available',
  disagree: 'People disagree',
  unknown: 'Unknown',
  'does-not-apply': 'Does not apply here',
};
