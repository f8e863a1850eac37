import type { Box } from '@waymark/contracts-maps';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { clustersIn, FINEST } from './cluster-levels';

/**
 * Maximum number of squares that are looked into one by one; with more, reading the newest of all reports is cheaper.
 */
const MOST_SQUARES = 160;

/**
 * Returns the finest squares that intersect a box, as a row `square` in a FROM; null when there are too many. Index
 * "footpath_report_shown_square" sorts the reports of each by age, so the newest of a view cost the same however many
 * it contains.
 */
export function squaresOf(box: Box): Sql | null {
  const ranges = clustersIn(box, FINEST);
  const squares = ranges.reduce((sum, { fromX, toX, fromY, toY }) => sum + (toX - fromX + 1) * (toY - fromY + 1), 0);
  if (squares > MOST_SQUARES) return null;
  const parts = ranges.map(
    ({ fromX, toX, fromY, toY }) =>
      sql`SELECT x, y FROM generate_series(${fromX}::int, ${toX}::int) AS x, generate_series(${fromY}::int, ${toY}::int) AS y`,
  );
  return sql`(${join(parts, ' UNION ALL ')}) AS square`;
}

/** Blocks of sixteen by sixteen of the finest squares. */
const BLOCK_LEVEL = 12;
const SQUARES_ACROSS = 2 ** (FINEST - BLOCK_LEVEL);
const BLOCKS_DOWN = 2 ** BLOCK_LEVEL;
/** Maximum number of blocks; with more, planning the query costs more than it saves. */
const MOST_BLOCKS = 128;

/**
 * Returns a condition on `report` for each block that intersects a box; null when there are too many. Index
 * "footpath_report_shown_block" sorts the reports of each by age, so PostgreSQL merges the newest of a town and reads
 * no others.
 */
export function blocksOf(box: Box): Sql[] | null {
  const blocks = clustersIn(box, BLOCK_LEVEL).flatMap(({ fromX, toX, fromY, toY }) =>
    numbers(fromX, toX).flatMap((x) => numbers(fromY, toY).map((y) => x * BLOCKS_DOWN + y)),
  );
  return blocks.length > MOST_BLOCKS ? null : blocks.map((block) => sql`${BLOCK} = ${block}::int`);
}

/** Must be the same expression as in the index. */
const BLOCK = raw(`(report.cell_x / ${SQUARES_ACROSS} * ${BLOCKS_DOWN} + report.cell_y / ${SQUARES_ACROSS})`);
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Maximum number of columns; a view with more is so wide that any query finds enough reports. */
const MOST_COLUMNS = 1_400;

/**
 * Returns columns of squares where there are too many squares: for counting up to a limit in a view that may be empty
 * or contain almost everything. Any other query would first read the whole table or a whole city. Returns null for an
 * even wider view, or one across the date line.
 */
export function columnsOf(box: Box): { columns: Sql; inColumn: Sql } | null {
  const [range, ...beyond] = clustersIn(box, FINEST);
  if (!range || beyond.length > 0 || range.toX - range.fromX >= MOST_COLUMNS) return null;
  return {
    columns: sql`generate_series(${range.fromX}::int, ${range.toX}::int) AS across (x)`,
    inColumn: sql`report.cell_x = across.x AND report.cell_y BETWEEN ${range.fromY}::int AND ${range.toY}::int`,
  };
}

export const IN_SQUARE = sql`report.cell_x = square.x AND report.cell_y = square.y`;
