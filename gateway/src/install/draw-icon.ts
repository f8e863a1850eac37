/** `rounded` is the picture as it shows in a tab; `full` has no corners of its own, for systems that cut them. */
export type IconShape = 'rounded' | 'full';

/** The same drawing as in icon-data-url.ts, on a grid of 32. */
const GRID = 32;
const MIDDLE = GRID / 2;
const CORNER = 7;
const POINTS = [
  [7, 9],
  [12, 23],
  [16, 13],
  [20, 23],
  [25, 9],
] as const;
const HALF_STROKE = 1.5;
const GROUND = [0x0b, 0x5c, 0x8a] as const;
/** Systems may cut a `full` icon down to a circle of 80 %: the mark stays within it. */
const SAFE_SCALE = 0.85;

/** The mark's lines, from the middle. */
const LINES = POINTS.slice(1).map(([endX, endY], at) => {
  const [x, y] = POINTS[at] ?? [0, 0];
  const [wide, high] = [endX - x, endY - y];
  return { x: x - MIDDLE, y: y - MIDDLE, wide, high, square: wide * wide + high * high };
});

/** RGBA pixels of the product's icon. */
export function drawIcon(size: number, shape: IconShape): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const unit = GRID / size;
  const scale = shape === 'full' ? SAFE_SCALE : 1;
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    const y = (row + 0.5) * unit - MIDDLE;
    for (let column = 0; column < size; column += 1) {
      const x = (column + 0.5) * unit - MIDDLE;
      const mark = cover(toMark(x / scale, y / scale) * scale, unit);
      for (const ground of GROUND) pixels[at++] = Math.round(ground + (255 - ground) * mark);
      pixels[at++] = shape === 'full' ? 255 : Math.round(255 * cover(toRoundedSquare(x, y), unit));
    }
  }
  return pixels;
}

/** Share of a pixel inside an edge that is `distance` away; soft over one pixel. */
const cover = (distance: number, unit: number): number => Math.min(1, Math.max(0, 0.5 - distance / unit));

/** Distance to the mark's outline, negative inside. */
function toMark(x: number, y: number): number {
  let nearest = Infinity;
  for (const line of LINES) {
    const [fromX, fromY] = [x - line.x, y - line.y];
    const along = Math.min(1, Math.max(0, (fromX * line.wide + fromY * line.high) / line.square));
    nearest = Math.min(nearest, (fromX - along * line.wide) ** 2 + (fromY - along * line.high) ** 2);
  }
  return Math.sqrt(nearest) - HALF_STROKE;
}

function toRoundedSquare(x: number, y: number): number {
  const outX = Math.max(0, Math.abs(x) - (MIDDLE - CORNER));
  const outY = Math.max(0, Math.abs(y) - (MIDDLE - CORNER));
  return Math.sqrt(outX * outX + outY * outY) - CORNER;
}
