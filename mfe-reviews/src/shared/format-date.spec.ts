import { formatDate } from './format-date';

describe('formatDate', () => {
  it('writes Jan 5, 2024', () => {
    expect(formatDate('2024-01-05T10:00:00.000Z')).toBe('Jan 5, 2024');
    expect(formatDate('2026-11-21')).toBe('Nov 21, 2026');
  });

  it('shows the same day whatever the hour', () => {
    expect(formatDate('2024-01-05T23:59:59.999Z')).toBe('Jan 5, 2024');
  });

  it('shows nothing for what is not a date', () => {
    expect(formatDate('soon')).toBe('');
  });
});
