import type { VenueFacts } from './venue-facts';
import { mergeFeature } from './feature-state';
import type { Feature } from './features';

/**
 * How a place answers what was asked of its access, best first: people confirm all of it; it is stated, or there in part; nobody has
 * said; something of it is known to be missing. Typed wishes and saved needs order places by these groups and hide none.
 */
export const ACCESS_GROUPS = ['confirmed', 'stated', 'unknown', 'no'] as const;
export type AccessGroup = (typeof ACCESS_GROUPS)[number];

/** What is known of one thing that was asked for. */
export type WishState = 'confirmed' | 'stated' | 'partly' | 'unknown' | 'no';

/** The group of a place, from each thing that was asked for; with nothing asked for it is unknown. */
export function accessGroup(states: readonly WishState[]): AccessGroup {
  if (states.includes('no')) return 'no';
  if (states.every((state) => state === 'unknown')) return 'unknown';
  return states.every((state) => state === 'confirmed') ? 'confirmed' : 'stated';
}

/** Of several features that a wish may mean, one that is there is enough. */
export function wishState(facts: VenueFacts['features'], wish: readonly Feature[]): WishState {
  const merged = wish.map((feature) => mergeFeature(facts[feature] ?? { claim: 0, agrees: 0, disagrees: 0 }));
  const available = merged.filter(({ state }) => state === 'available');
  if (available.some(({ people }) => people > 0)) return 'confirmed';
  if (available.length > 0) return 'stated';
  if (merged.some(({ state }) => state === 'partly' || state === 'disagree')) return 'partly';
  return merged.some(({ state }) => state === 'not-available') ? 'no' : 'unknown';
}
