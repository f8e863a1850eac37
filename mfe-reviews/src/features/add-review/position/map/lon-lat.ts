/** Degrees, WGS 84. */
export interface LonLat {
  latitude: number;
  longitude: number;
}
