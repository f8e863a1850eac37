import { isFiltered, readFilter, writeFilter } from './donation-filter';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('which gifts staff look at (G5.13)', () => {
  it('is read from the address and written to it', () => {
    const filter = read('text=%20pi_1%20&state=refunded&kind=month&month=2026-11');
    expect(filter).toEqual({ text: 'pi_1', state: 'refunded', kind: 'month', month: '2026-11' });
    expect(read(new URLSearchParams({ ...writeFilter(filter) }).toString())).toEqual(filter);
    expect(isFiltered(filter)).toBe(true);
  });

  it.each(['', 'state=paid', 'kind=weekly', 'month=2026-13', 'month=1999-01', 'text=%20'])(
    'ignores invalid filters: %j',
    (query) => expect(isFiltered(read(query))).toBe(false),
  );

  it('cuts a text that no number is as long as', () => expect(read(`text=${'1'.repeat(300)}`).text).toHaveLength(100));
});
