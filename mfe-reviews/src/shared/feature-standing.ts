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

export function featureStanding({ state, people }: Pick<MergedFeature, 'state' | 'people'>): Standing {
  if (state !== 'available' && state !== 'not-available') return state;
  return people === 0 ? 'stated' : `confirmed-${state}`;
}
