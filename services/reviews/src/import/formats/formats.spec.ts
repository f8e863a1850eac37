import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectSameElsewhere, readImport } from '../../../test/read-import';
import { lookThrough } from './read-places';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'formats-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));
afterAll(expectSameElsewhere, 120_000);

describe('a GeoJSON', () => {
  const list = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
  const point = (properties: object, coordinates: unknown = [-1.55, 53.8]) => ({
    type: 'Feature',
    id: 7,
    geometry: { type: 'Point', coordinates },
    properties,
  });

  it('is read by our own names, or by OpenStreetMap’s tags', async () => {
    const hall = { name: 'Hall', kind: 'townhall', HearingLoop: true, 'HearingLoop:note': 'Row F' };
    const address = { 'addr:street': 'Mill Lane', 'addr:housenumber': '3' };
    const duck = { '@id': 'node/5', name: 'Duck', amenity: 'pub', wheelchair: 'limited', ...address };
    const loop = expect.objectContaining({ feature: 'HearingLoop', value: 'true', note: 'Row F' });
    expect(await readImport('geojson', list(point(hall), point(duck)))).toMatchObject([
      { row: 1, id: '7', name: 'Hall', latitude: '53.8', longitude: '-1.55', said: expect.arrayContaining([loop]) },
      {
        ...{ row: 2, id: 'node/5', kind: 'pub', address: '3 Mill Lane' },
        said: [{ feature: 'WheelchairAccess', value: 'partly' }],
      },
    ]);
  });

  it('refuses what is no point or no feature', async () => {
    const area = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] }, properties: {} };
    expect(await readImport('geojson', list(area, { type: 'Point' }))).toEqual([
      { row: 1, broken: 'Only points are read: give the middle of an area, or its door.' },
      { row: 2, broken: 'This is no GeoJSON feature.' },
    ]);
    const many = { ...area, geometry: { type: 'GeometryCollection', geometries: [] } };
    expect(await readImport('geojson', list(many))).toMatchObject([
      { broken: expect.stringContaining('This is a GeometryCollection.') },
    ]);
    const alone = JSON.stringify({ type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }] });
    await expect(readImport('geojson', alone)).rejects.toThrow('in this file: it is a GeometryCollection');
  });
});

describe('the coordinate system of a GeoJSON', () => {
  const lookAt = async (crs: unknown, format: 'geojson' | 'a11yjson' = 'geojson') => {
    const file = join(folder, 'crs.json');
    // GeoServer writes it behind the features.
    await writeFile(file, `{"features":[{"crs":{"no":1}},{}],"crs":${JSON.stringify(crs)}}`);
    await lookThrough({ file, format, encoding: 'utf-8' }, () => undefined);
  };
  const named = (name: string) => ({ type: 'name', properties: { name } });

  it.each([
    null,
    named('urn:ogc:def:crs:OGC:1.3:CRS84'),
    named('http://www.opengis.net/def/crs/OGC/1.3/CRS84'),
    named('EPSG:4326'),
    named('urn:ogc:def:crs:EPSG::4326'),
    named('urn:ogc:def:crs:EPSG:6.6:4326'),
    { type: 'EPSG', properties: { code: 4326 } },
  ])('is ours: %j', async (crs) => expect(await lookAt(crs)).toBeUndefined());

  it.each([
    [named('EPSG:27700'), 'EPSG:27700'],
    [named('urn:ogc:def:crs:EPSG::3857'), 'urn:ogc:def:crs:EPSG::3857'],
    [named('urn:ogc:def:crs:EPSG::43260'), 'urn:ogc:def:crs:EPSG::43260'],
    [{ type: 'EPSG', properties: { code: 27700 } }, 'EPSG:27700'],
    [{ type: 'link', properties: { href: 'x.prj' } }, 'x.prj'],
  ])('is refused by its name: %j', async (crs, name) => {
    for (const format of ['geojson', 'a11yjson'] as const) await expect(lookAt(crs, format)).rejects.toThrow(name);
  });
});

describe('stops of a timetable', () => {
  const HEADING = 'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding';

  it('are stations and single stops; platforms without their own value inherit from their station', async () => {
    const rows = await readImport(
      'gtfs',
      [
        HEADING,
        'A,Alpha,53.1,-1.1,1,,1',
        'A1,Alpha 1,53.1,-1.1,0.0,A,0.0',
        'A2,Alpha 2,53.1,-1.1,0,A,2.0',
        'B,Beta,53.2,-1.1,1,,',
        'B1,Beta 1,53.2,-1.1,,B,1',
        'BE,Beta door,53.2,-1.1,2,B,',
        'C,Gamma,53.3,-1.1,,,2',
        'D,Delta,53.4,-1.1,0.0,,0',
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

  it('are distinguished from other files', async () => {
    await expect(readImport('gtfs', 'route_id,name\n1,a')).rejects.toThrow(
      'stop_id, stop_name, stop_lat, stop_lon is missing',
    );
  });
});

describe('an A11yJSON', () => {
  it('is read in its newer and older forms', async () => {
    const hall = {
      name: { de: 'Halle', en: 'Hall' },
      category: 'townhall',
      originalId: 'x1',
      address: { street: 'Mill Lane', house: '3', city: 'Leeds', countryCode: 'GBR' },
      accessibility: { wheelchairAccessibilityGrade: 'partially', hasInductionLoop: true },
    };
    const old = { name: 'Old', category: 'pub', accessibility: { accessibleWith: { wheelchair: false } } };
    const features = [
      { geometry: { type: 'Point', coordinates: [-1.55, 53.8] }, properties: hall },
      { _id: 'y2', properties: old },
      { properties: { name: 'No category' } },
    ];
    const rows = await readImport('a11yjson', JSON.stringify({ features }));
    const said = rows.map((row) =>
      'said' in row ? Object.fromEntries(row.said.map(({ feature, value }) => [feature, value])) : row,
    );
    expect(rows[0]).toMatchObject({
      ...{ id: 'x1', name: 'Hall', kind: 'townhall', address: '3 Mill Lane', city: 'Leeds', country: 'GBR' },
      latitude: '53.8',
    });
    expect(said).toEqual([
      { WheelchairAccess: 'partly', HearingLoop: 'yes' },
      { WheelchairAccess: 'no' },
      { row: 3, broken: 'This is no A11yJSON place: it needs properties with a name and a category.' },
    ]);
  });
});
