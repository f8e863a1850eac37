import Feature from 'ol/Feature';
import LineString from 'ol/geom/LineString';
import MultiLineString from 'ol/geom/MultiLineString';
import Point from 'ol/geom/Point';
import Polygon, { fromExtent } from 'ol/geom/Polygon';
import type Geometry from 'ol/geom/Geometry';
import { isStationName } from './map-names';
import { coastOf, lineOf, type MapArea, pointOf, ringOf } from './map-area';

/** The kind of a feature; its style depends on it. */
export type Part = 'land' | 'sea' | 'coast' | 'borough' | 'tube' | 'town' | 'station';

/**
 * Converts degrees to the map's own metres. Sets no ID: OpenLayers keeps only one of several features with the same
 * ID.
 */
function made(part: Part, geometry: Geometry, more: object = {}): Feature {
  return new Feature({ geometry: geometry.transform('EPSG:4326', 'EPSG:3857'), part, ...more });
}

/** Returns the land and water of a map area: the whole box is land, and the sea is drawn over it. */
export function groundOf({ box, sea = [] }: MapArea): Feature[] {
  const polygons = sea.map((rings) => rings.map(ringOf));
  const coast = polygons.flat().flatMap((ring) => coastOf(ring, box));
  return [
    made('land', fromExtent([...box])),
    ...polygons.map((rings) => made('sea', new Polygon(rings))),
    made('coast', new MultiLineString(coast)),
  ];
}

export function linesOf({ boroughs = [], tube = [] }: MapArea): Feature[] {
  return [
    ...boroughs.map((line) => made('borough', new LineString(lineOf(line)))),
    ...tube.map(([name, parts]) => made('tube', new MultiLineString(parts.map(lineOf)), { name })),
  ];
}

export function namesOf({ towns = [], stations = [] }: MapArea): Feature[] {
  return [
    ...towns.map((town) => made('town', new Point(pointOf(town)), { name: town[0], population: town[3] ?? 0 })),
    ...stations
      .filter(([name]) => isStationName(name))
      .map((station) => made('station', new Point(pointOf(station)), { name: station[0] })),
  ];
}
