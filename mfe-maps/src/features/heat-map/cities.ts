import type { MapPoint } from '@waymark/map';

export interface City extends MapPoint {
  name: string;
}

/** Five cities to begin with, each at the middle that its people would name. */
export const CITIES: readonly City[] = [
  { name: 'London', latitude: 51.5074, longitude: -0.1278 },
  { name: 'Manchester', latitude: 53.4808, longitude: -2.2426 },
  { name: 'Birmingham', latitude: 52.4797, longitude: -1.9027 },
  { name: 'Liverpool', latitude: 53.4075, longitude: -2.9919 },
  { name: 'Edinburgh', latitude: 55.9521, longitude: -3.1965 },
];

/** The city that the page's address names, e.g. `?city=london`; undefined where it is none of ours. */
export const cityOf = (params: URLSearchParams): City | undefined =>
  CITIES.find(({ name }) => name.toLowerCase() === params.get('city')?.toLowerCase());
