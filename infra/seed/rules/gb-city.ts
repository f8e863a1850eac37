import { normaliseName } from './normalise-name';

/** Towns that people never call or search by their full name. */
const SAID: Record<string, string> = {
  'Kingston upon Hull': 'Hull',
  'Royal Leamington Spa': 'Leamington Spa',
  'Royal Tunbridge Wells': 'Tunbridge Wells',
  'Londonderry County Borough': 'Derry/Londonderry',
  'Ellesmere Port Town': 'Ellesmere Port',
};

/** Returns the everyday name of a British town; GeoNames' "Saint Neots" is "St Neots" on every sign. */
export function sayName(place: string): string {
  return SAID[place] ?? place.replace(/^Saint (?=[A-Z])/, 'St ');
}

/**
 * Returns the city in a district's name: "City and Borough of Leeds" becomes "Leeds", "Glasgow City" "Glasgow",
 * "Greater London" "London".
 */
export function districtCity(district: string): string {
  if (district === 'Greater London') return 'London';
  return district
    .replace(/^(?:Metropolitan |Royal )?(?:City and County|City and Borough|City|Borough|County|District) of /i, '')
    .replace(/ (?:City|County Borough|Council)$/i, '');
}

export interface GbSurroundings {
  name: string;
  /** The nearest place; larger ones have a larger radius. */
  nearest: string | null;
  /** District (GeoNames admin 2) of the nearest place. */
  district: string | null;
  /** Places with 50,000 people or more within 25 km, by name, without counties. */
  cityNames: ReadonlySet<string>;
  /** Places within 8 km: normalised name → name. */
  nearbyNames: ReadonlyMap<string, string>;
}

/**
 * Returns the town that people would name. A district counts only for a city with the same name (Leeds, Manchester,
 * Greater London), because "Kent" or "Kirklees" does not answer "which city?". Next comes the town in the venue's
 * name, then the nearest.
 */
export function gbCity({ name, nearest, district, cityNames, nearbyNames }: GbSurroundings): string | null {
  const city = district ? districtCity(district) : null;
  if (city && (city === 'London' || cityNames.has(city))) return sayName(city);
  const words = name
    .replace(/\(.*\)/, '')
    .trim()
    .split(/\s+/);
  for (let length = words.length; length > 0; length -= 1) {
    const place = nearbyNames.get(normaliseName(words.slice(0, length).join(' ')));
    if (place) return sayName(place);
  }
  return nearest && sayName(nearest);
}
