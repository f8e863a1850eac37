/* `npm run map`: builds the tiles of the map that ships with the product, from pinned packages of open data. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readPackageJson } from '../packages';
import { clipRing, touches, type Box, type Point, type Ring } from './clip';
import { flat, flatPoint } from './encode';
import { londonLines } from './london';
import { simplifyRing } from './simplify';

const ROOT = join(import.meta.dirname, '../../..');
const OUT = join(ROOT, 'libs/map/src/base-map/areas');

/** Great Britain and Ireland with the surrounding sea. */
const ALL: Box = [-11, 49.5, 2.5, 61.5];
/** Degrees. */
const CELL = { wide: 2.25, high: 2 };
/** Degrees. Tiles overlap by this much, to hide the seams. */
const OVERLAP = 0.004;
/** About 40 m, and 1 km for the overview of the whole country. */
const TOLERANCE = { near: 0.0004, far: 0.009 };
const PLACES_IN_OVERVIEW = 150;
const COUNTRIES = new Set(['GB', 'IE', 'IM', 'JE', 'GG']);

interface Named {
  name: string;
  at: Point;
}
type Town = Named & { population: number };

function readSea(): Ring[][] {
  const map = readPackageJson<{ geometries?: Geometry[]; features?: { geometry: Geometry }[] } & Partial<Geometry>>(
    '@geo-maps/earth-seas-10m',
    'map.geo.json',
  );
  const geometries = map.geometries ?? map.features?.map(({ geometry }) => geometry) ?? [map as Geometry];
  const polygons = geometries.flatMap(({ type, coordinates }) =>
    type === 'Polygon' ? [coordinates as Ring[]] : (coordinates as Ring[][]),
  );
  return polygons
    .filter(([outer]) => outer && touches(outer, ALL))
    .map((rings) => rings.filter((ring) => touches(ring, ALL)).map((ring) => clipRing(ring.slice(0, -1), ALL)));
}
interface Geometry {
  type: string;
  coordinates: unknown;
}

function readTowns(): Town[] {
  const rows = gunzipSync(readFileSync(join(ROOT, 'libs/seed/src/data/places.ndjson.gz'))).toString('utf8');
  return rows
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Place)
    .filter(({ countryCode }) => COUNTRIES.has(countryCode))
    .map(({ name, longitude, latitude, population }) => ({
      name,
      at: [longitude, latitude] as const,
      population: population ?? 0,
    }))
    .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name));
}
interface Place {
  name: string;
  countryCode: string;
  longitude: number;
  latitude: number;
  population?: number | null;
}

function readStations(): Named[] {
  const rows = readPackageJson<{ stationName: string; lat: number; long: number }[]>(
    'uk-railway-stations',
    'stations.json',
  );
  return rows.map(({ stationName, lat, long }) => ({ name: stationName, at: [long, lat] }));
}

const isIn = ([west, south, east, north]: Box, [x, y]: Point) => x >= west && x < east && y >= south && y < north;
const isArea = (ring: Ring) => ring.length > 2;
/** An island of only a few pixels is not worth its bytes. */
const isSeen = (ring: Ring, least: number) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(...xs) - Math.min(...xs) > least || Math.max(...ys) - Math.min(...ys) > least;
};

function seaWithin(sea: Ring[][], box: Box, least: number): number[][][] {
  const grown: Box = [box[0] - OVERLAP, box[1] - OVERLAP, box[2] + OVERLAP, box[3] + OVERLAP];
  return sea
    .map((rings) => rings.map((ring) => clipRing(ring, grown)))
    .filter(([outer]) => outer && isArea(outer))
    .map((rings) => rings.filter((ring) => isArea(ring) && isSeen(ring, least)).map(flat));
}

const sea = readSea();
const towns = readTowns();
const stations = readStations();
const near = sea.map((rings) => rings.map((ring) => simplifyRing(ring, TOLERANCE.near)).filter(isArea));
const far = sea.map((rings) => rings.map((ring) => simplifyRing(ring, TOLERANCE.far)).filter(isArea));

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const files: { key: string; box: Box }[] = [];
function write(key: string, box: Box, piece: object): void {
  writeFileSync(join(OUT, `${key}.json`), `${JSON.stringify({ box, ...piece })}\n`);
  files.push({ key, box });
}

write('british-isles', ALL, {
  sea: seaWithin(far, ALL, TOLERANCE.far * 3),
  towns: towns.slice(0, PLACES_IN_OVERVIEW).map(({ name, at, population }) => [name, ...flatPoint(at), population]),
  stations: [],
});
for (let row = 0; row < (ALL[3] - ALL[1]) / CELL.high; row += 1) {
  for (let column = 0; column < (ALL[2] - ALL[0]) / CELL.wide; column += 1) {
    const [west, south] = [ALL[0] + column * CELL.wide, ALL[1] + row * CELL.high];
    const box: Box = [west, south, west + CELL.wide, south + CELL.high];
    const here = towns.filter(({ at }) => isIn(box, at));
    const stops = stations.filter(({ at }) => isIn(box, at));
    const water = seaWithin(near, box, TOLERANCE.near * 2);
    // The overview already draws the open sea.
    if (here.length + stops.length === 0 && water.length === 1 && water[0]?.length === 1) continue;
    write(`r${row}c${column}`, box, {
      sea: water,
      towns: here.map(({ name, at, population }) => [name, ...flatPoint(at), population]),
      stations: stops.map(({ name, at }) => [name, ...flatPoint(at)]),
    });
  }
}
write('london', [-0.6, 51.25, 0.4, 51.75], londonLines());

const list = files.map(
  ({ key, box }) => `  { box: [${box.join(', ')}], file: new URL('./areas/${key}.json', import.meta.url) },`,
);
const [overview = '', ...rest] = list;
const london = rest.pop() ?? '';
writeFileSync(
  join(OUT, '../areas.ts'),
  `// Written by \`npm run map\` in infra/seed.
import type { AreaFile } from './map-area';

/** The British Isles at a glance. */
export const OVERVIEW: AreaFile =${overview.replace(/,$/, ';').replace(/^ /, '')}

/** Boroughs and Underground. */
export const LONDON: AreaFile =${london.replace(/,$/, ';').replace(/^ /, '')}

/** Coast, towns and stations from near by. */
export const AREAS: readonly AreaFile[] = [
${rest.join('\n')}
];
`,
);
console.log(`${files.length} pieces`);
