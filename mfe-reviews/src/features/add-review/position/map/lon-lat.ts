/** Degrees, WGS 84. */
export interface LonLat {
  latitude: number;
  longitude: number;
}

/** Where a map opens that was told no place. */
export const BRITISH_ISLES: LonLat = { latitude: 54.5, longitude: -3.5 };
