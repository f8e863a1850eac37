/**
 * Entries get a warning after a year and are hidden after three: for a while, an old phone number is better than none.
 */
export const DUE_AFTER_DAYS = 365;
export const EXPIRED_AFTER_DAYS = 3 * 365;

const MS_PER_DAY = 86_400_000;

export type Freshness = 'current' | 'due' | 'expired';

/** Both days are YYYY-MM-DD; the last day still belongs to the period. */
export function freshnessOf(lastVerified: string, today: string): Freshness {
  const age = (Date.parse(today) - Date.parse(lastVerified)) / MS_PER_DAY;
  if (age > EXPIRED_AFTER_DAYS) return 'expired';
  return age > DUE_AFTER_DAYS ? 'due' : 'current';
}

/** Returns the oldest last-verified day that is still listed on `today`. */
export function oldestListedDay(today: string): string {
  return dayOf(new Date(Date.parse(today) - EXPIRED_AFTER_DAYS * MS_PER_DAY));
}

/** Returns the oldest last-verified day that is not yet due on `today`. */
export function oldestCurrentDay(today: string): string {
  return dayOf(new Date(Date.parse(today) - DUE_AFTER_DAYS * MS_PER_DAY));
}

/** Returns the day in UTC, as YYYY-MM-DD. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
