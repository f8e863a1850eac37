import { freshnessOf, oldestListedDay } from './freshness';

describe('the age of a support service', () => {
  it.each([
    ['2026-11-21', 'current'],
    ['2025-11-21', 'current'],
    ['2025-11-20', 'due'],
    ['2023-11-22', 'due'],
    ['2023-11-21', 'expired'],
  ])('last verified on %s it is %s on 2026-11-21', (day, freshness) => {
    expect(freshnessOf(day, '2026-11-21')).toBe(freshness);
  });

  it('expires on the day after the oldest listed one', () => {
    const oldest = oldestListedDay('2026-11-21');
    expect(oldest).toBe('2023-11-22');
    expect(freshnessOf(oldest, '2026-11-21')).toBe('due');
    expect(freshnessOf(oldest, '2026-11-22')).toBe('expired');
  });

  it('is current when verified in a time zone where it is tomorrow already', () => {
    expect(freshnessOf('2026-11-22', '2026-11-21')).toBe('current');
  });
});
