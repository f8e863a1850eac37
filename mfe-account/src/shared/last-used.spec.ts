import { lastUsed } from './last-used';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('the last use of a session', () => {
  it.each([
    ['2026-11-21T12:00:05Z', 'in the last hour'],
    ['2026-11-21T11:01:00Z', 'in the last hour'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-20T12:30:00Z', '23 hours ago'],
    ['2026-11-20T12:00:00Z', 'Nov 20, 2026'],
    ['2024-01-05T12:00:00Z', 'Jan 5, 2024'],
  ])('at %s is told as %s', (iso, words) => expect(lastUsed(iso, NOW)).toBe(words));
});
