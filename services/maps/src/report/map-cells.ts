import type { Box } from '@waymark/contracts-maps';

/** Squares of the finest level that is kept: 2^16 on a side of the world. */
export const FINEST = 16;
/** Each level's squares hold sixteen of the next. */
export const LEVELS = [16, 14, 12, 10, 8, 6, 4, 2] as const;
/** So many squares across a view at most: more could not be told apart. */
const MOST_ACROSS = 32;

/** Columns and rows of squares; both ends count. */
export interface CellRange {
  fromX: number;
  toX: number;
  fromY: number;
  toY: number;
}

const LAST_LATITUDE = 85.05;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Where a position lies on the side of the world, 0 to 1 from the west and from the north (Web Mercator). */
const across = (longitude: number): number => (longitude + 180) / 360;
function down(latitude: number): number {
  const radians = (clamp(latitude, -LAST_LATITUDE, LAST_LATITUDE) * Math.PI) / 180;
  return (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
}

/** Of the kept levels the finest whose squares are not too many for the view; null where single reports can be shown. */
export function levelFor(box: Box): number | null {
  const wide = across(box.east) - across(box.west) + (box.west > box.east ? 1 : 0);
  const side = Math.max(wide, down(box.south) - down(box.north));
  const level = Math.floor(Math.log2(MOST_ACROSS / side));
  if (level > FINEST) return null;
  return LEVELS.find((kept) => kept <= level) ?? 2;
}

/** The squares of a level that a box touches; round the date line they are two ranges. */
export function cellsIn(box: Box, level: number): CellRange[] {
  const side = 2 ** level;
  const column = (longitude: number) => clamp(Math.floor(across(longitude) * side), 0, side - 1);
  const row = (latitude: number) => clamp(Math.floor(down(latitude) * side), 0, side - 1);
  const rows = { fromY: row(box.north), toY: row(box.south) };
  if (box.west <= box.east) return [{ fromX: column(box.west), toX: column(box.east), ...rows }];
  return [
    { fromX: column(box.west), toX: side - 1, ...rows },
    { fromX: 0, toX: column(box.east), ...rows },
  ];
}
