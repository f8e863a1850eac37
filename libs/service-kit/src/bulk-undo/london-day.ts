import { ukInstant } from '@waymark/contracts-core';

/** Returns the instant at which a day (`2026-11-24`) begins in London. */
export function londonMidnight(day: string): Date {
  const midnight = ukInstant(`${day}T00:00`);
  if (!midnight) throw new Error(`${day} is no day.`);
  return midnight;
}

/** Returns the next calendar day. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00.000Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Returns a day's bounds in London; `to` is exclusive. A day has 23, 24 or 25 hours. */
export const londonDay = (day: string): { from: Date; to: Date } => ({
  from: londonMidnight(day),
  to: londonMidnight(dayAfter(day)),
});
