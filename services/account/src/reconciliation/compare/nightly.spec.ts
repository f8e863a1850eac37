import { lastNight } from './compare-job';

describe('the last night', () => {
  it.each([
    ['2026-11-23T17:00:00Z', '2026-11-23T03:00:00.000Z'],
    ['2026-11-23T03:00:00Z', '2026-11-23T03:00:00.000Z'],
    ['2026-11-23T02:59:59Z', '2026-11-22T03:00:00.000Z'],
    ['2027-01-01T00:00:00Z', '2026-12-31T03:00:00.000Z'],
  ])('before %s was at %s', (now, night) => expect(lastNight(new Date(now)).toISOString()).toBe(night));
});
