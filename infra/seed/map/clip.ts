export type Point = readonly [number, number];
export type Ring = Point[];
/** West, south, east, north; degrees. */
export type Box = readonly [number, number, number, number];

type Side = { axis: 0 | 1; limit: number; sign: 1 | -1 };

const sidesOf = ([west, south, east, north]: Box): Side[] => [
  { axis: 0, limit: west, sign: 1 },
  { axis: 1, limit: south, sign: 1 },
  { axis: 0, limit: east, sign: -1 },
  { axis: 1, limit: north, sign: -1 },
];

/**
 * Returns the part of a ring within a box (Sutherland-Hodgman). Edges along the box may overlap: they are filled, not
 * drawn.
 */
export function clipRing(ring: Ring, box: Box): Ring {
  let kept = ring;
  for (const side of sidesOf(box)) kept = clipAt(kept, side);
  return kept;
}

function clipAt(ring: Ring, { axis, limit, sign }: Side): Ring {
  const isIn = (point: Point) => (point[axis] - limit) * sign >= 0;
  const kept: Ring = [];
  for (const [index, to] of ring.entries()) {
    const from = ring[(index + ring.length - 1) % ring.length] ?? to;
    if (isIn(from) !== isIn(to)) kept.push(crossing(from, to, axis, limit));
    if (isIn(to)) kept.push(to);
  }
  return kept;
}

function crossing(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? 1 : 0;
  const value = from[other] + share * (to[other] - from[other]);
  return axis === 0 ? [limit, value] : [value, limit];
}

export function touches(ring: Ring, [west, south, east, north]: Box): boolean {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return left < east && right > west && bottom < north && top > south;
}
