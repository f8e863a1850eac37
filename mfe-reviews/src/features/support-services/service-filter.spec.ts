import { filterFromQuery, NO_FILTER, queryFromFilter } from './service-filter';

describe('the filter in the address', () => {
  it('comes back as it was set', () => {
    const filter = { text: 'ramp & lift', city: 'São Paulo', type: 'guide' } as const;
    expect(filterFromQuery(new URLSearchParams(queryFromFilter(filter).toString()))).toEqual(filter);
    expect(queryFromFilter(NO_FILTER).toString()).toBe('');
  });

  it('ignores invalid values, and is never too long for the server', () => {
    expect(filterFromQuery(new URLSearchParams('type=helicopter&other=1'))).toEqual(NO_FILTER);
    expect(filterFromQuery(new URLSearchParams({ q: 'x'.repeat(999), city: 'y'.repeat(999) }))).toMatchObject({
      text: 'x'.repeat(200),
      city: 'y'.repeat(100),
    });
  });
});
