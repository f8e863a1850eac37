import type { Point, Ring } from './clip';

/**
 * Simplifies a closed ring (Douglas-Peucker): no omitted point is more than `tolerance` (degrees of latitude) from the
 * result.
 */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  if (ring.length < 5) return ring;
  const first = ring[0] ?? [0, 0];
  let far = 0;
  let most = -1;
  for (const [index, point] of ring.entries()) {
    const distance = square(point, first);
    if (distance > most) [most, far] = [distance, index];
  }
  const there = simplifyLine(ring.slice(0, far + 1), tolerance);
  const back = simplifyLine([...ring.slice(far), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let [most, at] = [tolerance * tolerance, -1];
    for (let index = from + 1; index < to; index += 1) {
      const distance = fromSegment(line[index] ?? [0, 0], line[from] ?? [0, 0], line[to] ?? [0, 0]);
      if (distance > most) [most, at] = [distance, index];
    }
    if (at < 0) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  return line.filter((_, index) => keep[index]);
}

/** In the British Isles, a degree of longitude is about 0.6 of a degree of latitude. */
const NARROWING = 0.6;
const square = (a: Point, b: Point): number => ((a[0] - b[0]) * NARROWING) ** 2 + (a[1] - b[1]) ** 2;

function fromSegment(point: Point, from: Point, to: Point): number {
  const length = square(from, to);
  if (length === 0) return square(point, from);
  const along =
    ((point[0] - from[0]) * (to[0] - from[0]) * NARROWING ** 2 + (point[1] - from[1]) * (to[1] - from[1])) / length;
  const share = Math.max(0, Math.min(1, along));
  return square(point, [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
}
