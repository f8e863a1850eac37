/** West, south, east, north; degrees. */
export type Box = readonly [number, number, number, number];

/** An area of the map: its bounds and the data file that ships with the code. */
export interface AreaFile {
  box: Box;
  file: URL;
}

/** Longitude and latitude in ten-thousandths of a degree; each pair is the difference from the one before. */
type FlatLine = readonly number[];

/** Name, longitude and latitude in ten-thousandths of a degree; for a town also its population. */
type NamedPoint = readonly [name: string, x: number, y: number, population?: number];

/** A map area in the format that infra/seed/map writes. */
export interface MapArea {
  box: Box;
  /** Polygons, each with its islands as holes. */
  sea?: FlatLine[][];
  towns?: NamedPoint[];
  stations?: NamedPoint[];
  boroughs?: FlatLine[];
  /** Underground lines by name. */
  tube?: [name: string, parts: FlatLine[]][];
}

const SCALE = 10_000;
/** How far the sea of an area reaches beyond its edge, in ten-thousandths of a degree. */
const OVERLAP = 40;

export type LonLatPair = [number, number];

export const pointOf = ([, x, y]: NamedPoint): LonLatPair => [x / SCALE, y / SCALE];

export function lineOf(flat: FlatLine): LonLatPair[] {
  const line: LonLatPair[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    x += flat[index] ?? 0;
    y += flat[index + 1] ?? 0;
    line.push([x / SCALE, y / SCALE]);
  }
  return line;
}

/** Returns a closed ring, as OpenLayers expects. */
export function ringOf(flat: FlatLine): LonLatPair[] {
  const ring = lineOf(flat);
  return ring[0] ? [...ring, ring[0]] : [];
}

/** Returns only the shore: a cut along the edge of an area is not a coast. */
export function coastOf(ring: readonly LonLatPair[], box: Box): LonLatPair[][] {
  // The overview has no neighbours, so its sea ends exactly at its box.
  const edges = box.map((side, index) => {
    const edge = Math.round(side * SCALE);
    return [edge, edge + (index < 2 ? -OVERLAP : OVERLAP)];
  });
  const isAlong = (a: LonLatPair, b: LonLatPair) =>
    edges.some((edge, index) => {
      const axis = index % 2 === 0 ? 0 : 1;
      return edge.some((at) => Math.round(a[axis] * SCALE) === at && Math.round(b[axis] * SCALE) === at);
    });
  const lines: LonLatPair[][] = [];
  let line: LonLatPair[] = [];
  for (const [index, point] of ring.entries()) {
    const before = ring[index - 1];
    if (before && isAlong(before, point)) {
      lines.push(line);
      line = [];
    }
    line.push(point);
  }
  return [...lines, line].filter(({ length }) => length > 1);
}

export const overlaps = ([west, south, east, north]: Box, other: Box): boolean =>
  west < other[2] && east > other[0] && south < other[3] && north > other[1];

export const holds = ([west, south, east, north]: Box, other: Box): boolean =>
  west <= other[0] && east >= other[2] && south <= other[1] && north >= other[3];
