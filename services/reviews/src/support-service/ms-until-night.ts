/** 03:00 in UTC, when hardly anybody looks for help in the places we know. */
const NIGHT_HOUR = 3;
const MS_PER_DAY = 86_400_000;

/** Milliseconds until the next night run; a whole day when it is due just now. */
export function msUntilNight(now: Date): number {
  const tonight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), NIGHT_HOUR);
  return tonight > now.getTime() ? tonight - now.getTime() : tonight + MS_PER_DAY - now.getTime();
}
