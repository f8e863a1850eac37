import type { Feature } from './features';

const TWO_YEARS = 730;

/** Days after which what was said of a feature is no longer shown as certain: a lift breaks sooner than a ramp. */
export const FEATURE_AGE_DAYS: Readonly<Partial<Record<Feature, number>>> = { LiftAccess: 90 };

export const featureAgeDays = (feature: Feature): number => FEATURE_AGE_DAYS[feature] ?? TWO_YEARS;
