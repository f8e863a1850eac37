import type { Box } from '@waymark/contracts-maps';
import sql, { join, type Sql } from 'sql-template-tag';

export interface Near {
  latitude: number;
  longitude: number;
  radiusMetres: number;
}

const EARTH_METRES = 6_371_008.8;
const METRES_PER_DEGREE = (Math.PI * EARTH_METRES) / 180;
/** Degrees of latitude beyond which a circle may contain every longitude. */
const POLAR_DEGREES = 89;

/**
 * Degrees from which a box is wide. PostgreSQL estimates that any box of points matches a thousandth of the rows, so
 * for a wide box a plain comparison of coordinates gives a better plan, by day.
 */
const WIDE_DEGREES = 0.5;

export const isNarrow = ({ west, south, east, north }: Box): boolean =>
  west <= east && Math.max(east - west, north - south) <= WIDE_DEGREES;

/** Condition for a box; one that crosses the date line becomes two. */
export const inBox = (box: Box): Sql => bothSides(box, isNarrow(box) ? inPoints : betweenEdges);

/** Condition for a box that uses no index of points, for rows found in another way. */
export const betweenEdges = ({ west, south, east, north }: Box): Sql =>
  sql`report.latitude BETWEEN ${south}::float8 AND ${north}::float8 AND report.longitude BETWEEN ${west}::float8 AND ${east}::float8`;

const inPoints = ({ west, south, east, north }: Box): Sql =>
  sql`point(report.longitude, report.latitude) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;

function bothSides(box: Box, within: (box: Box) => Sql): Sql {
  if (box.west <= box.east) return within(box);
  return sql`(${within({ ...box, east: 180 })} OR ${within({ ...box, west: -180 })})`;
}

/** Distance from a position in metres, on a sphere. */
export const metresFrom = ({ latitude, longitude }: Near): Sql => sql`
  ${2 * EARTH_METRES}::float8 * asin(least(1, sqrt(
    power(sin(radians(report.latitude - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians(report.latitude)) * power(sin(radians(report.longitude - ${longitude}::float8) / 2), 2))))`;

/** Condition for a circle: uses the index for the box around it, then the exact distance. */
export const inRadius = (near: Near): Sql =>
  sql`${bothSides(boxRound(near), inPoints)} AND ${metresFrom(near)} <= ${near.radiusMetres}::float8`;

/**
 * Returns the requested circle and circles of half the radius inside it, down to `least` metres, smallest first.
 * `circle` is their row in a FROM. In a dense area, the nearest reports are found in a small one. A wide circle would
 * have to be measured and sorted completely before the first row.
 */
export function circlesRound(near: Near, least: number): Sql {
  const radii = [near.radiusMetres];
  while ((radii[0] ?? 0) > 2 * least) radii.unshift((radii[0] ?? 0) / 2);
  const rows = radii.map((metres) => {
    const { south, north, west, east } = boxRound({ ...near, radiusMetres: metres });
    const [toEast, fromWest] = west <= east ? [east, west] : [180, -180];
    return { metres, south, north, west, toEast, fromWest, east };
  });
  const columns = (['metres', 'south', 'north', 'west', 'toEast', 'fromWest', 'east'] as const).map(
    (name) => sql`${rows.map((row) => row[name])}::float8[]`,
  );
  return sql`unnest(${join(columns, ', ')}) AS circle (metres, south, north, west, to_east, from_west, east)`;
}

/**
 * Condition for a row of `circlesRound`. Across the date line it uses two boxes; elsewhere one, because each costs a
 * separate lookup.
 */
export function inCircle(near: Near): Sql {
  const { west, east } = boxRound(near);
  const toEast = sql`point(report.longitude, report.latitude) <@ box(point(circle.west, circle.south), point(circle.to_east, circle.north))`;
  const fromWest = sql`point(report.longitude, report.latitude) <@ box(point(circle.from_west, circle.south), point(circle.east, circle.north))`;
  const within = west <= east ? toEast : sql`(${toEast} OR ${fromWest})`;
  return sql`${within} AND ${metresFrom(near)} <= circle.metres`;
}

function boxRound({ latitude, longitude, radiusMetres }: Near): Box {
  const degrees = radiusMetres / METRES_PER_DEGREE;
  const [south, north] = [Math.max(-90, latitude - degrees), Math.min(90, latitude + degrees)];
  const widest = Math.max(Math.abs(south), Math.abs(north));
  const wide = widest >= POLAR_DEGREES ? 180 : degrees / Math.cos((widest * Math.PI) / 180);
  if (wide >= 180) return { south, north, west: -180, east: 180 };
  return { south, north, west: roundTheEarth(longitude - wide), east: roundTheEarth(longitude + wide) };
}

const roundTheEarth = (degrees: number): number =>
  degrees < -180 ? degrees + 360 : degrees > 180 ? degrees - 360 : degrees;
