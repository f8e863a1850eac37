export const METRES_PER_DEGREE = 111_320;

export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

export interface Circle {
  latitude: number;
  longitude: number;
  radiusMetres: number;
  /** Edges of a county or country, which is searched inside these edges and not around its centre. */
  box?: Box | undefined;
}

/** Returns the sides of the box around a circle, in degrees. */
export function boxOf({ latitude, longitude, radiusMetres, box }: Circle): Box {
  if (box) return box;
  const height = radiusMetres / METRES_PER_DEGREE;
  const width = height / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return { south: latitude - height, north: latitude + height, west: longitude - width, east: longitude + width };
}
