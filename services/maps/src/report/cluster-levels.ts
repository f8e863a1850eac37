import type { Box } from '@waymark/contracts-maps';

/** The finest stored level: 2^16 squares on each side of the world. */
export const FINEST = 16;
/** Stored levels. Each square contains sixteen squares of the next finer level. */
export const LEVELS = [16, 14, 12, 10, 8, 6, 4, 2] as const;
/** Maximum squares across a view: more would be too small to tell apart. */
const MOST_ACROSS = 32;

/** Columns and rows of squares; both ends are included. */
export interface ClusterRange {
  fromX: number;
  toX: number;
  fromY: number;
  toY: number;
}

const LAST_LATITUDE = 85.05;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Converts a coordinate to its position on the map, 0 to 1 from the west and from the north (Web Mercator). */
const across = (longitude: number): number => (longitude + 180) / 360;
function down(latitude: number): number {
  const radians = (clamp(latitude, -LAST_LATITUDE, LAST_LATITUDE) * Math.PI) / 180;
  return (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
}

/** Returns the finest stored level without too many squares in the view; null where single reports can be shown. */
export function levelFor(box: Box): number | null {
  const wide = across(box.east) - across(box.west) + (box.west > box.east ? 1 : 0);
  const side = Math.max(wide, down(box.south) - down(box.north));
  const level = Math.floor(Math.log2(MOST_ACROSS / side));
  if (level > FINEST) return null;
  return LEVELS.find((kept) => kept <= level) ?? 2;
}

/** Returns the squares of a level that intersect a box; two ranges when it crosses the date line. */
export function clustersIn(box: Box, level: number): ClusterRange[] {
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
