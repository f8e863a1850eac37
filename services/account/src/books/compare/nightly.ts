const HOUR_OF_UTC = 3;
const DAY_MS = 86_400_000;

/** The last time that it was three in the morning. */
export function lastNight(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR_OF_UTC);
  return new Date(today <= now.getTime() ? today : today - DAY_MS);
}
