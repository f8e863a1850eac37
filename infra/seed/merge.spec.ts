import type { Candidate } from './candidate';
import { mergeCandidates } from './merge';

const row = (fields: Partial<Candidate> & { sourceId: string }): Candidate => ({
  source: 'cc',
  sourceDate: null,
  ids: [],
  name: 'Bergen',
  address: null,
  city: null,
  country: 'Norway',
  countryCode: 'NO',
  latitude: 60.39,
  longitude: 5.333,
  approximatePosition: false,
  category: 'transport',
  kind: 'railway_station',
  code: null,
  altNames: [],
  websiteUrl: null,
  importance: 0.5,
  claims: {},
  ...fields,
});

const licenceOf = (source: string) => (source === 'cc' ? 'CC-BY-4.0' : 'ODbL-1.0');
const merge = (...rows: Candidate[]) => mergeCandidates(rows, licenceOf);

describe('merging', () => {
  it('makes one row of the same name within 150 m, the earlier source staying', () => {
    const [kept, ...others] = merge(row({ sourceId: 'a' }), row({ sourceId: 'b', latitude: 60.3905 }));
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ sourceId: 'a', mergedFrom: ['cc:b'] });
  });

  it('keeps namesakes that are farther apart, or in another country', () => {
    expect(merge(row({ sourceId: 'a' }), row({ sourceId: 'b', latitude: 60.4 }))).toHaveLength(2);
    expect(merge(row({ sourceId: 'a' }), row({ sourceId: 'b', countryCode: 'SE' }))).toHaveLength(2);
  });

  it('reads "Bergen stasjon" as Bergen, for stations only', () => {
    expect(merge(row({ sourceId: 'a' }), row({ sourceId: 'b', name: 'Bergen stasjon' }))).toHaveLength(1);
    expect(
      merge(row({ sourceId: 'a', kind: 'pub' }), row({ sourceId: 'b', kind: 'pub', name: 'Bergen stasjon' })),
    ).toHaveLength(2);
  });

  it('trusts a shared identifier only when the places are close', () => {
    const other = { sourceId: 'b', name: 'Lecco', ids: ['eva:1'] };
    expect(merge(row({ sourceId: 'a', ids: ['eva:1'] }), row({ ...other, latitude: 60.395 }))).toHaveLength(1);
    expect(merge(row({ sourceId: 'a', ids: ['eva:1'] }), row({ ...other, latitude: 62 }))).toHaveLength(2);
  });

  it("fills gaps from the other row, but never from a share-alike one into another licence's", () => {
    const fuller = { sourceId: 'b', code: 'BRG', altNames: ['Bergen jernbanestasjon'] };
    expect(merge(row({ sourceId: 'a' }), row(fuller))[0]).toMatchObject({
      code: 'BRG',
      altNames: ['Bergen jernbanestasjon'],
    });
    expect(merge(row({ sourceId: 'a' }), row({ ...fuller, source: 'odbl' }))[0]).toMatchObject({
      code: null,
      altNames: [],
      mergedFrom: ['odbl:b'],
    });
  });

  it('does not change the rows that it is given', () => {
    const a = row({ sourceId: 'a' });
    merge(a, row({ sourceId: 'b' }));
    expect(a).toEqual(row({ sourceId: 'a' }));
  });
});
