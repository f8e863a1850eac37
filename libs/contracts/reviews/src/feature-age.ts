import type { Feature } from './features';

const TWO_YEARS = 730;

/** Days after which what was said of a feature is no longer shown as certain: a lift breaks sooner than a ramp. */
export const FEATURE_AGE_DAYS: Readonly<Partial<Record<Feature, number>>> = { LiftAccess: 90 };

const DAY_MS = 86_400_000;

const featureAgeDays = (feature: Feature): number => FEATURE_AGE_DAYS[feature] ?? TWO_YEARS;

/** Whether what was said on `day` may still be shown as certain; a day that nobody knows proves nothing against it. */
export const isFreshFact = (day: string | null, feature: Feature, now: number): boolean =>
  day === null || now - Date.parse(day) < (featureAgeDays(feature) + 1) * DAY_MS;
