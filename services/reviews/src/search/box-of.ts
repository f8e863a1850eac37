export const METRES_PER_DEGREE = 111_320;

export interface Circle {
  latitude: number;
  longitude: number;
  radiusMetres: number;
}

/** Sides of the box that holds a circle, in degrees. */
export function boxOf({ latitude, longitude, radiusMetres }: Circle) {
  const height = radiusMetres / METRES_PER_DEGREE;
  const width = height / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return { south: latitude - height, north: latitude + height, west: longitude - width, east: longitude + width };
}
