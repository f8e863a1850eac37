import { normaliseName } from './normalise-name';

/** Nobody says the full name, and nobody searches by it. */
const SAID: Record<string, string> = {
  'Kingston upon Hull': 'Hull',
  'Royal Leamington Spa': 'Leamington Spa',
  'Royal Tunbridge Wells': 'Tunbridge Wells',
  'Londonderry County Borough': 'Derry/Londonderry',
  'Ellesmere Port Town': 'Ellesmere Port',
};

/** The everyday name of a British town; GeoNames' "Saint Neots" is "St Neots" on every sign. */
export function sayName(place: string): string {
  return SAID[place] ?? place.replace(/^Saint (?=[A-Z])/, 'St ');
}

/** "City and Borough of Leeds" → "Leeds", "Glasgow City" → "Glasgow", "Greater London" → "London". */
export function districtCity(district: string): string {
  if (district === 'Greater London') return 'London';
  return district
    .replace(/^(?:Metropolitan |Royal )?(?:City and County|City and Borough|City|Borough|County|District) of /i, '')
    .replace(/ (?:City|County Borough|Council)$/i, '');
}

export interface GbSurroundings {
  name: string;
  /** Nearest place, larger ones reaching further. */
  nearest: string | null;
  /** District (GeoNames admin 2) of the nearest place. */
  district: string | null;
  /** Places of 50,000 people or more within 25 km, by name; a county is none of them. */
  cityNames: ReadonlySet<string>;
  /** Places within 8 km: normalised name → name. */
  nearbyNames: ReadonlyMap<string, string>;
}

/**
 * The town that people would say. A district counts only when it is a city's own (Leeds, Manchester, Greater London),
 * because "Kent" or "Kirklees" is no answer to "which city?"; then the town in the venue's own name; then the nearest.
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
