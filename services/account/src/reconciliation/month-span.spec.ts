import { monthSpan, yearSpan } from './month-span';

const days = ({ from, until }: { from: Date; until: Date }) =>
  [from, until].map((date) => date.toISOString().slice(0, 10));

describe('the span of a month and of a year', () => {
  it.each([
    ['2026-11', ['2026-11-01', '2026-12-01']],
    ['2026-12', ['2026-12-01', '2027-01-01']],
    ['2028-02', ['2028-02-01', '2028-03-01']],
  ])('%s is %j', (month, expected) => expect(days(monthSpan(month))).toEqual(expected));

  it('of a year', () => expect(days(yearSpan(2026))).toEqual(['2026-01-01', '2027-01-01']));
});
