/** A map with streets that the operator names; without one the site draws its own, which needs no other server. */
export interface BaseMap {
  /** Pictures by template, a style with its vector tiles, or one file that holds all tiles. */
  kind: 'raster' | 'style' | 'pmtiles';
  /** Absolute, or a path of this site. */
  url: string;
  /** Whose data it is, as their licence asks. */
  attribution: string;
}
