const SIDE = 2 ** 16;

/** The middle of a square of the finest level: Web Mercator, 2^16 on a side. */
export function middleOf({ x, y }: { x: number; y: number }): { latitude: number; longitude: number } {
  const fromNorth = Math.PI * (1 - (2 * (y + 0.5)) / SIDE);
  return { latitude: (Math.atan(Math.sinh(fromNorth)) * 180) / Math.PI, longitude: ((x + 0.5) / SIDE) * 360 - 180 };
}
