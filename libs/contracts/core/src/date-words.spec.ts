import {
  ageWords,
  dayWords,
  isOlderThan,
  momentWords,
  monthWords,
  ownClockWords,
  secondWords,
  shortDayWords,
  sinceWords,
} from './date-words';

const LATE = '2024-01-05T23:59:59.999Z';

describe('a date in words (S2.27, SV42, M1.7)', () => {
  it('is written as specified', () => {
    expect(dayWords('2024-01-05T15:04:05.000Z')).toBe('Jan 5, 2024');
    expect(dayWords('2026-11-21')).toBe('Nov 21, 2026');
    expect(dayWords(new Date('2024-01-05T00:00:00Z'))).toBe('Jan 5, 2024');
    expect(momentWords('2024-01-05T15:04:05.000Z')).toBe('Jan 5, 2024, 3:04 PM UK time');
    expect(secondWords('2024-01-05T15:04:05.000Z')).toBe('Jan 5, 2024, 3:04:05 PM UK time');
    expect(monthWords('2024-01')).toBe('January 2024');
    expect(monthWords('2024-05')).toBe('May 2024');
  });

  it('leaves out the year of now only', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    expect(['2026-11-03', '2025-11-03'].map((date) => shortDayWords(date, now))).toEqual(['Nov 3', 'Nov 3, 2025']);
    expect(shortDayWords('soon', now)).toBe('');
  });

  it('is the same day from the first to the last moment of a day in UTC, wherever this runs', () => {
    expect(['2024-01-05T00:00:00Z', LATE].map(dayWords)).toEqual(['Jan 5, 2024', 'Jan 5, 2024']);
    expect(momentWords(LATE)).toBe('Jan 5, 2024, 11:59 PM UK time');
    expect(['2024-01-01T00:00:00Z', '2024-01-31T23:59:59Z'].map(monthWords)).toEqual(['January 2024', 'January 2024']);
  });

  it('shows the time of day in the United Kingdom, also in summer time', () => {
    expect(momentWords('2024-07-05T23:30:00Z')).toBe('Jul 6, 2024, 12:30 AM UK time');
    expect(dayWords('2024-07-05T23:30:00Z')).toBe('Jul 5, 2024');
  });

  it('says every month and hour as American English does', () => {
    const words = (date: Date, form: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...form }).format(date).replaceAll('\u202f', ' ');
    const dates = Array.from(
      { length: 24 },
      (_, index) => new Date(Date.UTC(2023, index % 12, index + 1, index, 5 * (index % 12), index)),
    );
    for (const date of dates) {
      expect(dayWords(date)).toBe(words(date, { dateStyle: 'medium' }));
      const uk = { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'medium' } as const;
      expect(secondWords(date)).toBe(`${words(date, uk)} UK time`);
      expect(monthWords(date)).toBe(words(date, { month: 'long', year: 'numeric' }));
    }
  });

  it('is empty for what is not a date', () =>
    expect([dayWords('soon'), momentWords(''), monthWords('2024-13')]).toEqual(['', '', '']));
});

describe('an age', () => {
  const now = '2026-11-21T12:00:00Z';

  it.each([
    ['2026-11-21T11:01:00Z', 'in the last hour'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-20T12:30:00Z', '23 hours ago'],
    ['2026-11-20T12:00:00Z', 'Nov 20, 2026'],
  ])('of %s is shown as %s', (date, words) => expect(ageWords(date, Date.parse(now))).toBe(words));

  it('is counted in months to the moment', () => {
    const older = (date: string) => isOlderThan(24, date, new Date(now));
    expect([older('2024-11-21T11:59:59Z'), older('2024-11-21'), older('2024-11-21T12:00:01Z')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the reader’s own clock', () => {
  it.each([
    [new Date(2026, 10, 23, 0, 5), '12:05 AM'],
    [new Date(2026, 10, 23, 12, 0), '12:00 PM'],
    [new Date(2026, 10, 23, 23, 59), '11:59 PM'],
  ])('at %s says %s', (at, words) => expect(ownClockWords(at)).toBe(words));
});

describe('a relative time', () => {
  it.each([
    ['2026-11-21T11:59:01Z', 'Just now'],
    ['2026-11-21T11:59:00Z', '1m ago'],
    ['2026-11-21T11:00:00Z', '1h ago'],
    ['2026-11-20T12:00:00Z', '1d ago'],
    ['2025-11-21T12:00:00Z', '365d ago'],
    ['soon', ''],
  ])('of %s is "%s"', (date, words) => {
    expect(sinceWords(date, Date.parse('2026-11-21T12:00:00Z'))).toBe(words);
  });
});
