const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Maximum attempts: five within a day, then a month of daily ones. */
const MOST_TRIES = 35;

/**
 * Returns the time of the next attempt after a failure: 1, 4, 16 minutes later and so on, then daily; null when
 * attempts end.
 */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MOST_TRIES) return null;
  return after(now, Math.min(DAY_MS, MINUTE_MS * 4 ** Math.max(0, tries - 1)));
}

/** Returns when to query a report's status next; null after two years. */
export function nextLook(sentAt: Date, hasReference: boolean, now: Date): Date | null {
  const age = now.getTime() - sentAt.getTime();
  if (!hasReference && age < HOUR_MS) return after(now, 5 * MINUTE_MS);
  if (age < DAY_MS) return after(now, HOUR_MS);
  if (age < 30 * DAY_MS) return after(now, 6 * HOUR_MS);
  return age < 730 * DAY_MS ? after(now, DAY_MS) : null;
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
