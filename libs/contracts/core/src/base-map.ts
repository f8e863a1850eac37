/** A street map that the operator configures. Without one, the site draws its own map, which needs no other server. */
export interface BaseMap {
  /** Raster tiles by URL template, a style with vector tiles, or a single file with all tiles. */
  kind: 'raster' | 'style' | 'pmtiles';
  /** Absolute URL, or a path of this site. */
  url: string;
  /** Attribution that the data's licence requires. */
  attribution: string;
}
