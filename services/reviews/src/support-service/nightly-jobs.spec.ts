import { msUntilNight } from './nightly-jobs';

const HOUR = 3_600_000;

describe('the night run (SX.35)', () => {
  it.each([
    ['2026-11-21T01:00:00Z', 2 * HOUR],
    ['2026-11-21T03:00:00Z', 24 * HOUR],
    ['2026-12-31T23:00:00Z', 4 * HOUR],
  ])('at %s is %d ms away', (now, ms) => {
    expect(msUntilNight(new Date(now))).toBe(ms);
  });
});
