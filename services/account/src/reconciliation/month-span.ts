/** A range in UTC; `until` is exclusive. */
export interface MonthSpan {
  from: Date;
  until: Date;
}

/** Returns the span of a month such as `2026-11`. */
export function monthSpan(month: string): MonthSpan {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return { from: new Date(Date.UTC(year, number - 1)), until: new Date(Date.UTC(year, number)) };
}

export const yearSpan = (year: number): MonthSpan => ({
  from: new Date(Date.UTC(year, 0)),
  until: new Date(Date.UTC(year + 1, 0)),
});
