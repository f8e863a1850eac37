import { firstWholeMonth } from './cluster.repository';

describe('firstWholeMonth', () => {
  it.each([
    ['2026-11-01', '2026-11-01'],
    ['2026-11-02', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
    ['2024-02-29', '2024-03-01'],
  ])('of %s begins on %s', (day, month) => {
    expect(firstWholeMonth(day)).toBe(month);
  });
});
