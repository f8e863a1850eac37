/** West, south, east, north; degrees. */
export type Box = readonly [number, number, number, number];

/** A piece of the map as it lies beside the code, and where it is. */
export interface AreaFile {
  box: Box;
  file: URL;
}

/** Longitude and latitude in ten thousandths of a degree, each pair as its difference from the one before. */
type FlatLine = readonly number[];

/** Name, longitude and latitude in ten thousandths of a degree; of a town its population, too. */
type NamedPoint = readonly [name: string, x: number, y: number, population?: number];

/** Written by infra/seed/map. */
export interface MapArea {
  box: Box;
  /** Polygons, each with its islands as holes. */
  sea?: FlatLine[][];
  towns?: NamedPoint[];
  stations?: NamedPoint[];
  boroughs?: FlatLine[];
  /** Lines of the Underground by name. */
  tube?: [name: string, parts: FlatLine[]][];
}

const SCALE = 10_000;
/** The sea of a piece reaches so far over its edge. Ten thousandths of a degree. */
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

/** Closed, as OpenLayers takes it. */
export function ringOf(flat: FlatLine): LonLatPair[] {
  const ring = lineOf(flat);
  return ring[0] ? [...ring, ring[0]] : [];
}

/** The shore alone: what was cut at the edge of a piece is no coast. */
export function coastOf(ring: readonly LonLatPair[], box: Box): LonLatPair[][] {
  // The overview stands alone and ends where its box does.
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
