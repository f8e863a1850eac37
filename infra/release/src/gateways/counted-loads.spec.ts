import { CountedLoads } from './counted-loads';

/** The final count of loads at a steady rate, where each check sees those of the last minute. */
function counted(perSecond: number, seconds: number): number {
  let now = 0;
  const loads = new CountedLoads(() => now * 1_000);
  for (now = 0; now <= seconds; now += 1) loads.see(perSecond * Math.min(now, 60));
  return loads.atLeast();
}

describe('the loads of a watch', () => {
  it('are those of the last minute while it is the first one', () => {
    expect(counted(2, 30)).toBe(60);
    expect(counted(2, 60)).toBe(120);
  });

  it('go on adding up when the watch is longer, and none counts twice (R1.67)', () => {
    for (const seconds of [90, 119, 150, 300, 601]) {
      expect(counted(1, seconds)).toBeLessThanOrEqual(seconds);
      expect(counted(1, seconds)).toBeGreaterThan(seconds - 61);
    }
  });

  it('are zero without visitors', () => {
    expect(counted(0, 300)).toBe(0);
  });
});
