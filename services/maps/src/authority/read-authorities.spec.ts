import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNKNOWN_CITY } from '@waymark/contracts-maps';
import { Authorities } from './authorities';
import { readAuthorities } from './read-authorities';

type Ring = [number, number][];
const square = (west: number, south: number, degrees: number): Ring => [
  [west, south],
  [west + degrees, south],
  [west + degrees, south + degrees],
  [west, south + degrees],
  [west, south],
];
const SALFORD = square(-2.4, 53.4, 0.2);
const HOLE = square(-2.35, 53.45, 0.05);

const open311 = { endpoint: 'https://open311.example/v2/', serviceCodes: { blocked_path: 'B', other: 'O' } };
const feature = (properties: object = {}, geometry: object = { type: 'Polygon', coordinates: [SALFORD, HOLE] }) => ({
  type: 'Feature',
  properties: { id: 'salford', name: 'Salford City Council', open311, ...properties },
  geometry,
});

/** People live from 50 to 60 degrees north, 8 west to 2 east, and nowhere else. */
const gazetteer = {
  whereIs: ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
    city: UNKNOWN_CITY,
    locality: latitude > 50 && latitude < 60 && longitude > -8 && longitude < 2 ? 'Salford' : UNKNOWN_CITY,
    countryName: '',
    countryCode: null,
    latitude,
    longitude,
  }),
};

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'waymark-areas-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: unknown, env: Record<string, string> = {}, isLocal = false) {
  const file = join(folder, 'areas.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readAuthorities(file, { env, isLocal, gazetteer });
}
const readAll = (...features: unknown[]) => read({ type: 'FeatureCollection', features });

describe('areas of authorities (M8.1)', () => {
  it('are found by a position, with their holes, and the first of two that overlap', () => {
    const park = { open311: undefined, id: 'park', name: 'Friends of the Park', email: 'paths@park.example' };
    const two = { type: 'MultiPolygon', coordinates: [[SALFORD], [square(-1, 51, 0.1)]] };
    const areas = new Authorities(readAll(feature(), feature(park, two)));
    const idAt = (latitude: number, longitude: number) => areas.at({ latitude, longitude })?.id;
    expect(idAt(53.41, -2.39)).toBe('salford');
    expect(idAt(53.47, -2.33)).toBe('park');
    expect(idAt(51.05, -0.95)).toBe('park');
    expect(idAt(52, -2.3)).toBeUndefined();
    expect(areas.byId('park')?.email).toBe('paths@park.example');
  });

  it('have their endpoint without a last slash, and the key from its variable or file', () => {
    const keyFile = join(folder, 'key');
    writeFileSync(keyFile, 'from a file\n');
    const withKey = feature({ open311: { ...open311, apiKeyVariable: 'SALFORD_KEY' } });
    const collection = { type: 'FeatureCollection', features: [withKey] };
    expect(read(collection, { SALFORD_KEY: 'secret' })[0]?.open311).toMatchObject({
      endpoint: 'https://open311.example/v2',
      format: 'json',
      apiKey: 'secret',
    });
    expect(read(collection, { SALFORD_KEY_FILE: keyFile })[0]?.open311?.apiKey).toBe('from a file');
    expect(() => read(collection)).toThrow('SALFORD_KEY is not set');
  });

  it.each<[string, object | undefined, object | undefined, string]>([
    ['swapped axes', {}, { type: 'Polygon', coordinates: [SALFORD.map(([a, b]) => [b, a])] }, 'longitude first'],
    ['a latitude of 91', {}, { type: 'Polygon', coordinates: [square(-2, 90.5, 0.5)] }, 'beyond 90'],
    ['an open edge', {}, { type: 'Polygon', coordinates: [SALFORD.slice(0, 4)] }, 'must end where it begins'],
    ['a line', {}, { type: 'LineString', coordinates: SALFORD }, 'Polygon or a MultiPolygon'],
    ['no id', { id: 'Salford City' }, undefined, 'lower-case letters'],
    ['two ways', { email: 'a@b.example' }, undefined, 'either open311 or email'],
    ['no way', { open311: undefined }, undefined, 'either open311 or email'],
    ['no code for the rest', { open311: { ...open311, serviceCodes: { blocked: 'B' } } }, undefined, 'other'],
    ['an unknown problem', { open311: { ...open311, serviceCodes: { dragon: 'D', other: 'O' } } }, undefined, 'dragon'],
    ['an address in clear', { open311: { ...open311, endpoint: 'http://open311.example' } }, undefined, 'https'],
    ['a key in the address', { open311: { ...open311, endpoint: 'https://a:b@c.example' } }, undefined, 'https'],
    ['a key in the file', { open311: { ...open311, apiKey: 'secret' } }, undefined, 'apiKey'],
  ])('with %s are refused by number and name', (_, properties, geometry, words) => {
    const load = () => readAll(feature({ id: 'first' }), feature({ ...properties }, geometry));
    expect(load).toThrow(
      /AUTHORITIES_FILE: feature 2 \("Salford( City)?( Council)?"|AUTHORITIES_FILE: feature 2 \("salford"/,
    );
    expect(load).toThrow(words);
  });

  it('are rejected completely when the file is invalid or repeats an ID', () => {
    for (const content of ['', '[]', '{"type":"Feature"}', '<xml/>'])
      expect(() => read(content)).toThrow('not a GeoJSON');
    expect(() => readAll(feature(), feature())).toThrow('"salford" appears twice');
    expect(() => readAuthorities(join(folder, 'none'), { env: {}, isLocal: true, gazetteer })).toThrow(
      'cannot be read',
    );
  });

  it('may be reached in clear on this machine alone, and only locally', () => {
    const local = {
      type: 'FeatureCollection',
      features: [feature({ open311: { ...open311, endpoint: 'http://127.0.0.1:9/v2' } })],
    };
    expect(read(local, {}, true)).toHaveLength(1);
    expect(() => read(local)).toThrow('https');
  });
});
