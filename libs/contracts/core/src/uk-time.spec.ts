import { ukDay, ukInstant, ukSpanWords, ukTimeWords } from './uk-time';

const iso = (local: string, which?: 'first' | 'last') => ukInstant(local, which)?.toISOString() ?? null;

const ukDayBefore = (day: string, time: string) =>
  new Date(Date.parse(`${day}T${time}:00Z`) - 86_400_000).toISOString();

describe('a time on clocks in the United Kingdom', () => {
  it('is UTC in winter and an hour before it in summer', () => {
    expect(iso('2026-11-24T22:00')).toBe('2026-11-24T22:00:00.000Z');
    expect(iso('2026-07-01T00:30')).toBe('2026-06-30T23:30:00.000Z');
  });

  it('does not come, or comes twice, in the nights in which clocks change (F10.8)', () => {
    expect(iso('2026-03-29T01:30')).toBeNull();
    expect(iso('2026-03-29T02:00')).toBe('2026-03-29T01:00:00.000Z');
    expect([iso('2026-10-25T01:30'), iso('2026-10-25T01:30', 'last')]).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
  });

  // As the world's table of time zones has them.
  it.each([
    ['2024-03-31', '2024-10-27'],
    ['2027-03-28', '2027-10-31'],
  ])('begins summer on %s and ends it on %s', (spring, autumn) => {
    expect([iso(`${spring}T00:59`), iso(`${spring}T02:00`)]).toEqual([
      `${spring}T00:59:00.000Z`,
      `${spring}T01:00:00.000Z`,
    ]);
    expect(iso(`${spring}T01:00`)).toBeNull();
    expect([iso(`${autumn}T00:59`, 'last'), iso(`${autumn}T01:00`), iso(`${autumn}T02:00`)]).toEqual([
      ukDayBefore(autumn, '23:59'),
      `${autumn}T00:00:00.000Z`,
      `${autumn}T02:00:00.000Z`,
    ]);
  });

  it.each(['2026-02-31T10:00', '2026-11-24', '2026-11-24T25:00', 'tomorrow', ''])('is not %j', (text) =>
    expect(ukInstant(text)).toBeNull(),
  );

  it('is shown with its day; a span shows each day once', () => {
    expect(ukTimeWords('2026-11-24T22:05')).toBe('Tuesday, Nov 24, 2026, 10:05 PM');
    expect(ukSpanWords('2026-11-24T22:00', '2026-11-24T23:30').until).toBe('11:30 PM');
    expect(ukSpanWords('2026-11-24T22:00', '2026-11-25T01:00').until).toBe('Wednesday, Nov 25, 2026, 1:00 AM');
  });

  it.each([
    ['2026-06-30T22:59:59Z', '2026-06-30'],
    ['2026-06-30T23:00:00Z', '2026-07-01'],
    ['2026-10-25T00:30:00Z', '2026-10-25'],
    ['2026-11-24T23:30:00Z', '2026-11-24'],
  ])('the day at %s is %s', (at, day) => expect(ukDay(new Date(at))).toBe(day));
});
