import { londonDay } from './london-day';

const hours = (day: string) => {
  const { from, to } = londonDay(day);
  return [from.toISOString(), (to.getTime() - from.getTime()) / 3_600_000];
};

describe('a day in London', () => {
  it.each([
    ['2026-01-15', '2026-01-15T00:00:00.000Z', 24],
    ['2026-07-15', '2026-07-14T23:00:00.000Z', 24],
    // Clocks go forward and back on these.
    ['2026-03-29', '2026-03-29T00:00:00.000Z', 23],
    ['2026-10-25', '2026-10-24T23:00:00.000Z', 25],
    ['2025-12-31', '2025-12-31T00:00:00.000Z', 24],
  ])('%s begins at %s and has %d hours', (day, from, length) => expect(hours(day)).toEqual([from, length]));
});
