import { FEATURES, FEATURE_ALIASES, type Feature, type FeatureAlias } from './features';

/** `ElevatorAccess` and `LiftAccess` are both `LiftAccess`; null for a name that nobody knows. */
export function canonicalFeature(name: string): Feature | null {
  if (Object.hasOwn(FEATURE_ALIASES, name)) return FEATURE_ALIASES[name as FeatureAlias];
  return FEATURES.find((feature) => feature === name) ?? null;
}
