import type { TablePlace } from './table-place';

/** "City and Borough of Leeds" is Leeds, "Glasgow City" is Glasgow, "Greater London" is London. */
export function districtCity(district: string): string {
  if (district === 'Greater London') return 'London';
  return district
    .replace(/^(?:Metropolitan |Royal )?(?:City and County|City and Borough|City|Borough|County|District) of /i, '')
    .replace(/ (?:City|County Borough|Council)$/i, '');
}

/**
 * The city that people would say for a place. In Great Britain its district, when that is a city's own (Manchester,
 * Greater London) and not a county: "Kent" is no answer to "which city?". Else the nearest city, else the place itself.
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

/** The same with its position: one of those cities, or the place itself. */
export function townOf(
  locality: TablePlace,
  cities: { near: readonly TablePlace[]; wide: readonly TablePlace[] },
): TablePlace {
  const name = cityOf(locality, cities);
  return [...cities.near, ...cities.wide].find((city) => city.name === name) ?? locality;
}
