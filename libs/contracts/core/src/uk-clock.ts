const HOUR_MS = 3_600_000;
const MARCH = 2;
const OCTOBER = 9;

/** 1 AM UTC of the month's last Sunday, when the clocks change. */
function clocksChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/** How far clocks in the United Kingdom are ahead of UTC at a moment, both in milliseconds. */
export function ukAhead(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  return ms >= clocksChange(year, MARCH) && ms < clocksChange(year, OCTOBER) ? HOUR_MS : 0;
}
