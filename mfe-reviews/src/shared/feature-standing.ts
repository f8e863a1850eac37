import type { MergedFeature } from '@waymark/contracts-reviews';

/** How sure the state of a feature is: confirmed by people in one direction or the other, in dispute, or only stated. */
export type Standing =
  | 'confirmed-available'
  | 'confirmed-not-available'
  | 'disagree'
  | 'stated'
  | 'partly'
  | 'unknown'
  | 'does-not-apply';

/** Behind a number of features: "2 confirmed available". */
export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  'confirmed-available': 'confirmed available',
  'confirmed-not-available': 'confirmed not available',
  disagree: 'where people disagree',
  stated: 'stated, not yet verified',
  partly: 'partly there, as stated',
  unknown: 'unknown',
  'does-not-apply': 'not applying here',
};

export function featureStanding({ state, people }: Pick<MergedFeature, 'state' | 'people'>): Standing {
  if (state !== 'available' && state !== 'not-available') return state;
  return people === 0 ? 'stated' : `confirmed-${state}`;
}
