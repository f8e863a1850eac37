import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlaceReader } from '../raw-place';
import { readPlaces } from './read-places';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'formats-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function all(places: PlaceReader) {
  const read = [];
  for await (const place of places) read.push(place);
  return read;
}
async function read(format: 'geojson' | 'a11yjson' | 'gtfs' | 'csv', content: string | Buffer, more = {}) {
  const file = join(folder, `a.${format}`);
  await writeFile(file, content);
  return all(readPlaces({ file, format, encoding: 'utf-8', mapping: null, ...more }));
}

describe('a CSV', () => {
  const mapping = {
    name: 'Name',
    kind: { always: 'pub' },
    address: ['Street', 'Area'],
    features: { LiftAccess: { column: 'Lift', values: { X: 'yes' as const } } },
  };

  it('is read by its mapping, whatever stands between its cells', async () => {
    const rows = await read(
      'csv',
      '\ufeffName;Street;Area;Lift\r\n"The ""Duck"";\nLeeds";Mill Lane;;X\r\n\r\nTwo;;;\r\n',
      { mapping },
    );
    expect(rows).toMatchObject([
      {
        row: 2,
        name: 'The "Duck";\nLeeds',
        kind: 'pub',
        address: 'Mill Lane',
        said: [{ feature: 'LiftAccess', value: 'yes' }],
      },
      { row: 4, name: 'Two', address: null },
    ]);
  });

  it('refuses a row of more cells, and stops where a quote is never closed', async () => {
    expect(await read('csv', 'Name,Street,Area,Lift\nA,b,c,d,e\n', { mapping })).toEqual([
      { row: 2, broken: 'This row has more cells than the heading. Put text with commas in quotes.' },
    ]);
    const open = `Name,Street,Area,Lift\nA,b,c,d\n"B,${'x'.repeat(3 * 1024 * 1024)}`;
    await expect(read('csv', open, { mapping })).rejects.toThrow('Row 3 is longer than 1 MB');
    await expect(read('csv', 'Name,Street\nA,b\n', { mapping })).rejects.toThrow('The file has no column Area, Lift');
  });

  it('is read in the encoding that is said', async () => {
    const rows = await read('csv', Buffer.from('Name,Street,Area,Lift\nCaf\xe9,,,\n', 'latin1'), {
      mapping,
      encoding: 'windows-1252',
    });
    expect(rows).toMatchObject([{ name: 'Café' }]);
  });
});

describe('a GeoJSON', () => {
  const list = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
  const point = (properties: object, coordinates: unknown = [-1.55, 53.8]) => ({
    type: 'Feature',
    id: 7,
    geometry: { type: 'Point', coordinates },
    properties,
  });

  it('is read by our own names, or by OpenStreetMap’s tags', async () => {
    const rows = await read(
      'geojson',
      list(
        point({ name: 'Hall', kind: 'townhall', HearingLoop: true, 'HearingLoop:note': 'Row F' }),
        point({
          '@id': 'node/5',
          name: 'Duck',
          amenity: 'pub',
          wheelchair: 'limited',
          'addr:street': 'Mill Lane',
          'addr:housenumber': '3',
        }),
      ),
    );
    expect(rows).toMatchObject([
      {
        row: 1,
        id: '7',
        name: 'Hall',
        latitude: '53.8',
        longitude: '-1.55',
        said: expect.arrayContaining([
          expect.objectContaining({ feature: 'HearingLoop', value: 'true', note: 'Row F' }),
        ]),
      },
      {
        row: 2,
        id: 'node/5',
        kind: 'pub',
        address: '3 Mill Lane',
        said: [{ feature: 'WheelchairAccess', value: 'partly' }],
      },
    ]);
  });

  it('refuses what is no point or no feature', async () => {
    const area = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] }, properties: {} };
    expect(await read('geojson', list(area, { type: 'Point' }))).toEqual([
      { row: 1, broken: 'Only points are read: give the middle of an area, or its door.' },
      { row: 2, broken: 'This is no GeoJSON feature.' },
    ]);
  });
});

describe('stops of a timetable', () => {
  const HEADING = 'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding';

  it('are stations and lone stops; platforms without a word are as their station', async () => {
    const rows = await read(
      'gtfs',
      [
        HEADING,
        'A,Alpha,53.1,-1.1,1,,1',
        'A1,Alpha 1,53.1,-1.1,0,A,0',
        'A2,Alpha 2,53.1,-1.1,0,A,2',
        'B,Beta,53.2,-1.1,1,,',
        'B1,Beta 1,53.2,-1.1,,B,1',
        'BE,Beta door,53.2,-1.1,2,B,',
        'C,Gamma,53.3,-1.1,,,2',
        'D,Delta,53.4,-1.1,0,,0',
        'E,Orphan,53.5,-1.1,0,X,1',
      ].join('\n'),
    );
    expect(
      rows.map((row) => ('broken' in row ? row : [row.id, row.kind, row.said[0]?.value, row.said[0]?.note])),
    ).toEqual([
      ['A', 'station', 'partly', 'Some platforms and not others, says the timetable.'],
      ['B', 'station', 'partly', 'Some vehicles can be boarded in a wheelchair, says the timetable.'],
      ['C', 'bus_stop', 'no', null],
      ['D', 'bus_stop', undefined, undefined],
      ['E', 'bus_stop', 'partly', 'Some vehicles can be boarded in a wheelchair, says the timetable.'],
    ]);
  });

  it('are told from something else', async () => {
    await expect(read('gtfs', 'route_id,name\n1,a')).rejects.toThrow(
      'stop_id, stop_name, stop_lat, stop_lon is missing',
    );
  });
});

describe('an A11yJSON', () => {
  it('says what its fields state, in their newer and older forms', async () => {
    const places = {
      features: [
        {
          geometry: { type: 'Point', coordinates: [-1.55, 53.8] },
          properties: {
            name: { de: 'Halle', en: 'Hall' },
            category: 'townhall',
            originalId: 'x1',
            address: { street: 'Mill Lane', house: '3', city: 'Leeds' },
            accessibility: {
              wheelchairAccessibilityGrade: 'partially',
              hasInductionLoop: true,
              parking: { forWheelchairUsers: null },
              restrooms: [{ isAccessibleWithWheelchair: false }, { isAccessibleWithWheelchair: true }],
              entrances: [{ properties: { isLevel: false, hasRemovableRamp: true, stairs: { count: 2 } } }],
            },
          },
        },
        {
          _id: 'y2',
          properties: {
            name: 'Old',
            category: 'pub',
            accessibility: { accessibleWith: { wheelchair: false }, entrances: [{ isLevel: true }] },
          },
        },
        { properties: { name: 'No category' } },
      ],
    };
    const rows = await read('a11yjson', JSON.stringify(places));
    const said = rows.map((row) =>
      'said' in row
        ? Object.fromEntries(
            row.said.map((one) => [one.feature, one.measure?.text ? `${one.value} ${one.measure.text}` : one.value]),
          )
        : row,
    );
    expect(rows[0]).toMatchObject({
      id: 'x1',
      name: 'Hall',
      kind: 'townhall',
      address: '3 Mill Lane',
      city: 'Leeds',
      latitude: '53.8',
    });
    expect(said).toEqual([
      {
        WheelchairAccess: 'partly',
        HearingLoop: 'yes',
        AccessibleToilets: 'yes',
        DisabledParking: 'no',
        StepFreeAccess: 'no 2',
        AccessibleRamps: 'yes',
      },
      { WheelchairAccess: 'no', StepFreeAccess: 'yes' },
      { row: 3, broken: 'This is no A11yJSON place: it needs properties with a name and a category.' },
    ]);
  });
});
