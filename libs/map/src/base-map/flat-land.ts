type Point = number[];
type Ring = Point[];
export type Land = Ring[][];

const ROUND = 360;

/**
 * Prepares land for a flat map. The data describes a globe: a shore that crosses the date line jumps from 180 to -180,
 * and a flat map would fill across the whole Arctic. Antarctica's shore circles the pole without closing.
 */
export const flatLand = (land: Land): Land => land.flatMap((polygon) => bothSides(polygon.map(unrolled)));

/** Continues longitudes beyond 180 instead of jumping. Closes a ring that circles a pole along that pole. */
function unrolled(ring: Ring): Ring {
  let turn = 0;
  const line = ring.map(([x = 0, y = 0], at) => {
    const step = x - (ring[at - 1]?.[0] ?? x);
    if (Math.abs(step) > ROUND / 2) turn -= Math.sign(step) * ROUND;
    return [x + turn, y];
  });
  if (turn === 0) return line;
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || first[0] === last[0]) return line;
  const pole = Math.sign(first[1] ?? 0) * 90;
  return [...line, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}

/** Repeats land that crosses the date line on both sides of the map. */
function bothSides(polygon: Ring[]): Land {
  const xs = polygon.flat().map(([x = 0]) => x);
  const over = xs.reduce((most, x) => Math.max(most, x), 0) > ROUND / 2;
  const under = xs.reduce((least, x) => Math.min(least, x), 0) < -ROUND / 2;
  if (!over && !under) return [polygon];
  const by = over ? -ROUND : ROUND;
  return [polygon, polygon.map((ring) => ring.map(([x = 0, y = 0]) => [x + by, y]))];
}
