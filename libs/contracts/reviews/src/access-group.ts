import type { VenueFacts } from './venue-facts';
import { mergeFeature } from './feature-state';
import type { Feature } from './features';

/**
 * How well a place meets the requested access features, best first: all confirmed by people; stated or partly
 * available;
 * unknown; at least one known to be missing. Search requests and saved needs sort places by these groups but hide
 * none.
 */
export const ACCESS_GROUPS = ['confirmed', 'stated', 'unknown', 'no'] as const;
export type AccessGroup = (typeof ACCESS_GROUPS)[number];

/** What is known about one requested feature. */
export type WishState = 'confirmed' | 'stated' | 'partly' | 'unknown' | 'no';

/** Returns a place's group from its requested features; unknown when none was requested. */
export function accessGroup(states: readonly WishState[]): AccessGroup {
  if (states.includes('no')) return 'no';
  if (states.every((state) => state === 'unknown')) return 'unknown';
  return states.every((state) => state === 'confirmed') ? 'confirmed' : 'stated';
}

/** Returns the state of a request that several features may satisfy; one available feature is enough. */
export function wishState(facts: VenueFacts['features'], wish: readonly Feature[]): WishState {
  const merged = wish.map((feature) => mergeFeature(facts[feature] ?? { claim: 0, agrees: 0, disagrees: 0 }));
  const available = merged.filter(({ state }) => state === 'available');
  if (available.some(({ people }) => people > 0)) return 'confirmed';
  if (available.length > 0) return 'stated';
  if (merged.some(({ state }) => state === 'partly' || state === 'disagree')) return 'partly';
  return merged.some(({ state }) => state === 'not-available') ? 'no' : 'unknown';
}
