import { FEATURES, FEATURE_ALIASES, type Feature } from './features';

/** `ElevatorAccess` and `LiftAccess` are both `LiftAccess`; null for a name that nobody knows. */
export function canonicalFeature(name: string): Feature | null {
  if (Object.hasOwn(FEATURE_ALIASES, name)) return FEATURE_ALIASES[name] ?? null;
  return FEATURES.find((feature) => feature === name) ?? null;
}
