import { parseNumber } from '@waymark/contracts-core';

interface Position {
  latitude: number;
  longitude: number;
}

/** Returns the country of a position, to check it; null at sea. */
export type CountryOf = (position: Position) => string | null;

const SWAPPED = 'Latitude and longitude look swapped: the other way round this is in the right country.';

/** Returns a valid position, within `countries` if given, or the reason it is invalid. */
export function saidPosition(
  given: { latitude: string; longitude: string },
  countries: readonly string[],
  countryOf: CountryOf,
): Position | string {
  const latitude = parseNumber(given.latitude);
  const longitude = parseNumber(given.longitude);
  if (latitude === null || longitude === null) return 'A position is two numbers in degrees, such as 53.8 and -1.55.';
  if (Math.abs(latitude) > 90)
    return Math.abs(latitude) <= 180 && Math.abs(longitude) <= 90
      ? 'Latitude is from -90 to 90. Latitude and longitude look swapped.'
      : 'Latitude is from -90 to 90.';
  if (Math.abs(longitude) > 180) return 'Longitude is from -180 to 180.';
  if (latitude === 0 && longitude === 0) return 'Nobody means 0, 0: it is a spot in the sea.';
  const position = { latitude, longitude };
  if (countries.length === 0) return position;
  const isThere = (spot: Position) => countries.includes(countryOf(spot) ?? '');
  if (isThere(position)) return position;
  const other = { latitude: longitude, longitude: latitude };
  return Math.abs(longitude) <= 90 && isThere(other) ? SWAPPED : `This position is not in ${countries.join(' or ')}.`;
}
