import { formatVisitMonth } from './format-visit-month';

describe('formatVisitMonth', () => {
  it('writes May 2024', () => expect(formatVisitMonth('2024-05')).toBe('May 2024'));
  it.each(['2024-13', '2024', '05-2024', ''])('shows nothing for %j', (text) =>
    expect(formatVisitMonth(text)).toBe(''),
  );
});
