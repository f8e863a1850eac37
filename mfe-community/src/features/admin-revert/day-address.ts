const DAY_MS = 86_400_000;

/** A day before or after, by the calendar: `2026-11-24` and 1 is `2026-11-25`. Null for what is no day. */
export function dayBeside(day: string, days: 1 | -1): string | null {
  const ms = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(ms) ? null : new Date(ms + days * DAY_MS).toISOString().slice(0, 10);
}
