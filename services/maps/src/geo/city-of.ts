import type { TablePlace } from './place-table';

/**
 * Returns the city in a district's name: Leeds for "City and Borough of Leeds", Glasgow for "Glasgow City", London for
 * "Greater London".
 */
export function districtCity(district: string): string {
  if (district === 'Greater London') return 'London';
  return district
    .replace(/^(?:Metropolitan |Royal )?(?:City and County|City and Borough|City|Borough|County|District) of /i, '')
    .replace(/ (?:City|County Borough|Council)$/i, '');
}

/**
 * Returns the city that people would name for a place. In Great Britain, that is its district when the district is a
 * city (Manchester, Greater London) and not a county: "Kent" does not answer "which city?". Otherwise the nearest
 * city, or the place itself.
 * @param cities places of 50,000 people or more around it, nearest first
 */
export function cityOf(
  locality: TablePlace,
  cities: { near: readonly TablePlace[]; wide: readonly TablePlace[] },
): string {
  if (locality.countryCode === 'GB' && locality.district !== null) {
    const city = districtCity(locality.district);
    if (city === 'London' || cities.wide.some(({ name }) => name === city)) return city;
  }
  return cities.near[0]?.name ?? locality.name;
}

/** Like `cityOf`, but returns a place with its position: one of those cities, or the place itself. */
export function townOf(
  locality: TablePlace,
  cities: { near: readonly TablePlace[]; wide: readonly TablePlace[] },
): TablePlace {
  const name = cityOf(locality, cities);
  return [...cities.near, ...cities.wide].find((city) => city.name === name) ?? locality;
}
