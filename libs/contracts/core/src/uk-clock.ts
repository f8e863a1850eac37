const HOUR_MS = 3_600_000;
const MARCH = 2;
const OCTOBER = 9;

/** Returns when UK clocks change: 1 AM UTC on the month's last Sunday. */
function clocksChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/** Returns how far UK time is ahead of UTC at a moment, both in milliseconds. */
export function ukAhead(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  return ms >= clocksChange(year, MARCH) && ms < clocksChange(year, OCTOBER) ? HOUR_MS : 0;
}
