import { CHARITY_MONTHS, charitiesAt, type CharityOfMonth } from './charity-months';

const [first] = CHARITY_MONTHS;
const later = (month: string): CharityOfMonth => ({ ...first, month, name: month });
const MONTHS = [first, later('2026-01'), later('2026-03')] as const;

describe('the charity of the month', () => {
  it('is the newest that has begun; those before it are its archive (C1.16)', () => {
    const { chosen, before, isOfThisMonth } = charitiesAt(new Date('2026-02-10'), [...MONTHS]);
    expect([chosen.month, ...before.map(({ month }) => month)]).toEqual(['2026-01', '2025-07']);
    expect(isOfThisMonth).toBe(false);
    expect(charitiesAt(new Date('2026-03-01'), [...MONTHS])).toMatchObject({ isOfThisMonth: true });
  });

  it('is the first one on a clock that is wrong', () =>
    expect(charitiesAt(new Date('2001-01-01'), [...MONTHS]).chosen).toBe(first));

  it('has one entry a month, in order, with the first one’s figures as documented', () => {
    const months = CHARITY_MONTHS.map(({ month }) => month);
    expect(months).toEqual([...new Set(months)].toSorted());
    expect(first.impact.map(({ figure, words }) => `${figure} ${words}`)).toEqual([
      'Over £2.5 million put into research',
      'Over 25,000 people supported',
    ]);
  });
});
