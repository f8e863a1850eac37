import { dayOf } from './day-of';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** The last use is kept to the hour, so it is told no more exactly: `in the last hour`, `3 hours ago`, `Jan 5, 2024`. */
export function lastUsed(iso: string, now = Date.now()): string {
  const hours = Math.floor((now - new Date(iso).getTime()) / HOUR_MS);
  if (hours < 1) return 'in the last hour';
  if (hours < DAY_HOURS) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return dayOf(iso);
}
