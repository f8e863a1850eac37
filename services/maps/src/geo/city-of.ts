import { districtCity } from './district-city';
import type { TablePlace } from './table-place';

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
