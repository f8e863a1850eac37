import type { MapPoint } from '@waymark/map';

export interface City extends MapPoint {
  name: string;
}

/** The first five cities, each with the centre that its people would name. */
export const CITIES: readonly City[] = [
  { name: 'London', latitude: 51.5074, longitude: -0.1278 },
  { name: 'Manchester', latitude: 53.4808, longitude: -2.2426 },
  { name: 'Birmingham', latitude: 52.4797, longitude: -1.9027 },
  { name: 'Liverpool', latitude: 53.4075, longitude: -2.9919 },
  { name: 'Edinburgh', latitude: 55.9521, longitude: -3.1965 },
];

/** Returns the city in the URL, e.g. `?city=london`; undefined for an unknown one. */
export const cityOf = (params: URLSearchParams): City | undefined =>
  CITIES.find(({ name }) => name.toLowerCase() === params.get('city')?.toLowerCase());
