import type { Gazetteer } from '../gazetteer/gazetteer';
import type { Place } from '../gazetteer/places';
import { distanceMetres } from '../rules/distance';
import { rightMisplaced } from './misplaced';
import type { PackRow } from './pack-row';
import { PostcodeMiddles } from './postcode-middles';

const DENT = { latitude: 54.28, longitude: -2.45 };
const LANCING = { latitude: 50.83, longitude: -0.31 };

const places = [
  { name: 'Dent', ...DENT },
  { name: 'Lancing', ...LANCING },
] as Place[];
/** Only the part that the rule reads. */
const gazetteer = {
  near: (at: Place, _country: string, km: number) => places.filter((place) => distanceMetres(place, at) <= km * 1000),
} as unknown as Gazetteer;

const middles = (rows: PackRow[] = []) =>
  PostcodeMiddles.of(
    [
      ['LA10', DENT.latitude, DENT.longitude, 'Cumbria'],
      ['LA10 5', DENT.latitude, DENT.longitude, 'Cumbria'],
    ],
    rows,
  );

const row = (more: Partial<PackRow>): PackRow => ({
  source: 'fsa-fhrs-uk-2020',
  sourceId: '1',
  name: 'Dent Primary School',
  category: 'education',
  lat: LANCING.latitude,
  lon: LANCING.longitude,
  address: 'Laning, Dent',
  city: 'Lancing',
  postcode: 'LA10 5QJ',
  country: 'GB',
  dated: '2020',
  licence: 'OGL-UK-3.0',
  ...more,
});

const right = (...rows: PackRow[]) => rightMisplaced(rows, middles(rows), gazetteer);

describe('a position that disagrees with its postcode', () => {
  it('becomes the middle of the postcode, which is no door, and loses the town of the wrong place', () => {
    const { rows, moved } = right(row({}));
    expect(rows[0]).toMatchObject({ lat: DENT.latitude, lon: DENT.longitude, geo: 'postcode', city: undefined });
    expect(moved).toEqual({ 'fsa-fhrs-uk-2020': 1 });
  });

  it('becomes the place of others with the very same postcode', () => {
    const { rows } = right(row({}), row({ sourceId: '2', name: 'Dent Stores', lat: 54.276, lon: -2.455 }));
    expect(rows[0]).toMatchObject({ lat: 54.276, lon: -2.455 });
  });

  it('stays if the address agrees with it: then the postcode is wrong', () => {
    const { rows, moved, postcodeDropped } = right(row({ address: '1 South Street, Lancing' }));
    expect(rows[0]).toMatchObject({ lat: LANCING.latitude, city: 'Lancing', postcode: undefined });
    expect([moved, postcodeDropped]).toEqual([{}, { 'fsa-fhrs-uk-2020': 1 }]);
  });

  it('stays at the edge of a wide sector', () => {
    const edge = row({ lat: DENT.latitude + 0.12, lon: DENT.longitude });
    expect(right(edge).rows).toEqual([edge]);
  });

  it('of a council’s own point, which many places share, is moved from ten kilometres on', () => {
    const shared = { lat: DENT.latitude + 0.12, lon: DENT.longitude, address: 'Queensgate' };
    const { moved } = right(row(shared), row({ ...shared, sourceId: '2', name: 'Another' }));
    expect(moved).toEqual({ 'fsa-fhrs-uk-2020': 2 });
  });
});

it('a postcode of Northern Ireland has its middle from the places that bear it', () => {
  const there = Array.from({ length: 5 }, (_, i) =>
    row({
      sourceId: String(i),
      postcode: 'BT1 1AA',
      lat: [54.5, 54.55, 54.6, 54.65, 54.7][i],
      lon: -5.93,
      city: 'Belfast',
    }),
  );
  expect(middles(there).rows.slice(-2)).toEqual([
    ['BT1', 54.6, -5.93, 'Belfast'],
    ['BT1 1', 54.6, -5.93, 'Belfast'],
  ]);
});
