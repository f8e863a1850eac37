import type { Position } from './distance';

export interface TilePoint {
  x: number;
  y: number;
}

/** Returns the centre of a shape's bounding box, in tile units: accurate enough to find a building's door from. */
export function middleOf(rings: TilePoint[][]): TilePoint {
  const points = rings.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** Returns the WGS 84 position of a point inside a Web Mercator tile. */
export function tilePosition(point: TilePoint, tile: { zoom: number; x: number; y: number; extent: number }): Position {
  const size = 2 ** tile.zoom;
  const across = (tile.x + point.x / tile.extent) / size;
  const down = (tile.y + point.y / tile.extent) / size;
  return {
    longitude: across * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI,
  };
}
