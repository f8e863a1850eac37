import { activeFilters } from './filter-words';
import { sinceOptions } from './report-filters';

const NOW = new Date('2026-11-23T10:00:00Z');

describe('what narrows the reports', () => {
  it('is listed, each with a button to remove it', () => {
    const filter = { status: 'open', severity: 'severe', issueType: 'no_dropped_kerb', since: '2026-01-05' } as const;
    expect(activeFilters(filter).map(({ label }) => label)).toEqual([
      'State: Open',
      'Severity: Severe',
      'Problem: No dropped kerb',
      'Since Jan 5, 2026',
    ]);
    expect(activeFilters(filter)[1]?.without).toEqual({ ...filter, severity: undefined });
    expect(activeFilters({})).toEqual([]);
  });

  it('may be a span of days, or the day of an address', () => {
    expect(sinceOptions(undefined, NOW).map(({ value }) => value)).toEqual(['2026-11-16', '2026-10-24', '2025-11-23']);
    expect(sinceOptions('2026-11-16', NOW)).toHaveLength(3);
    expect(sinceOptions('2024-01-05', NOW).at(-1)).toEqual({ value: '2024-01-05', label: 'Since Jan 5, 2024' });
  });
});
