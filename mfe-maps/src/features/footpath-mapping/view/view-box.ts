import { wrapped, type MapBounds, type MapPoint, type MapView } from '@waymark/map';

/** Width of the world in pixels at zoom 0. */
const WORLD_PIXELS = 256;
/** The northern limit of Web Mercator. */
const MOST_NORTH = 85.05;

export interface Size {
  width: number;
  height: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
const latitudeAt = (y: number): number => (Math.atan(Math.exp(y)) * 360) / Math.PI - 90;
const within = (degrees: number): number => Math.min(MOST_NORTH, Math.max(-MOST_NORTH, degrees));

/** Returns the bounds that a map of this size shows, so that the list need not wait for the map. */
export function boxOfView({ latitude, longitude, zoom }: MapView, { width, height }: Size): MapBounds {
  const perPixel = 360 / (WORLD_PIXELS * 2 ** zoom);
  const halfWidth = (width * perPixel) / 2;
  const y = mercator(within(latitude));
  const halfHeight = (radians(perPixel) * height) / 2;
  const sides = { south: within(latitudeAt(y - halfHeight)), north: within(latitudeAt(y + halfHeight)) };
  if (halfWidth >= 180) return { ...sides, west: -180, east: 180 };
  return { ...sides, west: wrapped(longitude - halfWidth), east: wrapped(longitude + halfWidth) };
}

/** Largest difference of edges, as a share of the box, that counts as the same view. */
const SLACK = 0.02;

/** Checks whether both boxes look the same to a reader, so nothing is fetched again. */
export function isSameBox(one: MapBounds, other: MapBounds): boolean {
  const slack = Math.abs(one.north - one.south) * SLACK;
  return (['west', 'south', 'east', 'north'] as const).every((edge) => Math.abs(one[edge] - other[edge]) <= slack);
}

export function isInBox({ west, south, east, north }: MapBounds, { latitude, longitude }: MapPoint): boolean {
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isBetween && latitude >= south && latitude <= north;
}
