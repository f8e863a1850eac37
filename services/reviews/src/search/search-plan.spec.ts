import { planSearch } from './search-plan';

describe('planSearch', () => {
  it('splits "station near leeds" into a kind and a place', () =>
    expect(planSearch('Station near Leeds')).toMatchObject({
      text: '',
      kind: { kinds: ['railway_station', 'station'] },
      place: { name: 'leeds', relation: 'near' },
    }));

  it('keeps the other words before "in"', () =>
    expect(planSearch('grand hotel in Brighton')).toMatchObject({
      text: 'grand',
      kind: { category: 'hotel' },
      place: { name: 'brighton', relation: 'in' },
    }));

  it('takes a kind phrase off the end of a name', () =>
    expect(planSearch('Leeds train station')).toMatchObject({
      text: 'leeds',
      kind: { kinds: ['railway_station', 'station'] },
      place: null,
    }));

  it.each([
    ['MAN', 'MAN'],
    ['man', 'MAN'],
    ['EGCC', 'EGCC'],
    ['york', null],
    ['pub', null],
    ['MAN 1', null],
  ])('reads %s as code %s', (query, code) => expect(planSearch(query).code).toBe(code));

  it('removes apostrophes', () => expect(planSearch("King's Cross").text).toBe('kings cross'));
});
