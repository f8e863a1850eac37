import { queryOptions } from '@tanstack/react-query';
import { call, queryOf, type AnswerOf } from '@waymark/mfe-kit';
import { lengthProblem } from '@waymark/ui';
import { findPlaces, placesWithin, reverseGeocode } from './endpoints';

export type Town = AnswerOf<typeof findPlaces>[number];
export type TownOnMap = AnswerOf<typeof placesWithin>[number];

const MIN_LENGTH = 2;
/** The server rejects longer texts. */
export const TOWN_MAX_LENGTH = 80;

/** Queries towns and villages of our own gazetteer by the start of their names. */
export const townsQuery = (text: string) =>
  queryOptions({
    ...queryOf(findPlaces, { query: { q: text.trim(), userCountry: 'UK' } }),
    enabled: text.trim().length >= MIN_LENGTH && !lengthProblem(text, TOWN_MAX_LENGTH),
    retry: false,
  });

/** Degrees. */
export interface View {
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * Returns the largest towns of a view, largest first. Coordinates are rounded, so similar views share a URL and a
 * cache entry.
 */
export function getTownsWithin({ south, west, north, east }: View, signal: AbortSignal): Promise<TownOnMap[]> {
  const rounded = (degrees: number): number => Number(degrees.toFixed(north - south > 2 ? 0 : 2));
  const query = { south: rounded(south), west: rounded(west), north: rounded(north), east: rounded(east) };
  return call(placesWithin, { query, signal });
}

export interface PlaceAt {
  city: string;
  countryName: string;
}

/** Returns the city and country at a position, from our own gazetteer: no third party learns where people are. */
export async function getPlaceAt(latitude: number, longitude: number): Promise<PlaceAt> {
  const { city, countryName } = await call(reverseGeocode, { query: { latitude, longitude } });
  return { city: city?.trim() || 'Unknown City', countryName: countryName?.trim() || 'Unknown Country' };
}
