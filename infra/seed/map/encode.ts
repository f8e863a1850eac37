import type { Point } from './clip';

/** Steps of 0.0001 degrees: about 10 m. */
const SCALE = 10_000;

export const flatPoint = ([x, y]: Point): [number, number] => [Math.round(x * SCALE), Math.round(y * SCALE)];

/**
 * Encodes a line as integers, each pair as the difference from the one before, which compresses well. Leaves repeated
 * points out.
 */
export function flat(line: readonly Point[]): number[] {
  const numbers: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const point of line) {
    const [x, y] = flatPoint(point);
    if (numbers.length > 0 && x === lastX && y === lastY) continue;
    numbers.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return numbers;
}
