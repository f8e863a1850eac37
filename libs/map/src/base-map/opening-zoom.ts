import { isNamed, type MapName } from './map-names';

/** Metres per pixel at zoom 0. */
const WORLD = 156_543.033_928;
const STEP = 0.5;
/** Approximate size of a place name's label, in pixels: width of a character, height of a line, width of its dot. */
const CHAR_WIDTH = 9;
const LINE_HEIGHT = 22;
const DOT_WIDTH = 10;

interface Opening {
  /** The middle of the map, in the map's own metres. */
  centre: readonly [x: number, y: number];
  /** Pixels. */
  size: readonly [width: number, height: number];
  closest: number;
  furthest: number;
  /** Number of names that is enough to show where this is. */
  least: number;
}

/** Returns the closest zoom at which our own map shows at least `least` names; null when there is none. */
export function openingZoom(names: readonly MapName[], opening: Opening): number | null {
  const largestFirst = names.toSorted((one, other) => other.population - one.population);
  for (let zoom = opening.closest; zoom >= opening.furthest; zoom -= STEP)
    if (written(largestFirst, opening, WORLD / 2 ** zoom) >= opening.least) return zoom;
  return null;
}

/** Counts the names that fit; larger towns take precedence. */
function written(names: readonly MapName[], { centre, size }: Opening, metresOfPixel: number): number {
  const taken: { left: number; right: number; y: number }[] = [];
  for (const one of names) {
    if (!isNamed(one, metresOfPixel)) continue;
    const left = (one.at[0] - centre[0]) / metresOfPixel + size[0] / 2;
    const y = (centre[1] - one.at[1]) / metresOfPixel + size[1] / 2;
    const right = left + DOT_WIDTH + CHAR_WIDTH * one.name.length;
    if (left < 0 || right > size[0] || y < LINE_HEIGHT / 2 || y > size[1] - LINE_HEIGHT / 2) continue;
    if (taken.some((other) => Math.abs(other.y - y) < LINE_HEIGHT && other.left < right && left < other.right))
      continue;
    taken.push({ left, right, y });
  }
  return taken.length;
}
