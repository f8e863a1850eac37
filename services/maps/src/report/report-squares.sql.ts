import type { Box } from '@waymark/contracts-maps';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { cellsIn, FINEST } from './map-cells';

/** More squares than that cost more to look into than the newest of all to look through. */
const MOST_SQUARES = 160;

/**
 * The finest squares that a box touches, as a row `square` in a FROM; null where they are many. Index "footpath_report_shown_square" keeps the
 * reports of each by age, so that the newest of a view cost the same however many lie in it.
 */
export function squaresOf(box: Box): Sql | null {
  const ranges = cellsIn(box, FINEST);
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
/** Planning a look into more of them costs more than it saves. */
const MOST_BLOCKS = 128;

/**
 * One rule on `report` for each block that a box touches; null where they are many. Index "footpath_report_shown_block" keeps the
 * reports of each by age, so that PostgreSQL merges the newest of a town from a few of them, and reads no others.
 */
export function blocksOf(box: Box): Sql[] | null {
  const blocks = cellsIn(box, BLOCK_LEVEL).flatMap(({ fromX, toX, fromY, toY }) =>
    numbers(fromX, toX).flatMap((x) => numbers(fromY, toY).map((y) => x * BLOCKS_DOWN + y)),
  );
  return blocks.length > MOST_BLOCKS ? null : blocks.map((block) => sql`${BLOCK} = ${block}::int`);
}

/** As the index says it. */
const BLOCK = raw(`(report.cell_x / ${SQUARES_ACROSS} * ${BLOCKS_DOWN} + report.cell_y / ${SQUARES_ACROSS})`);
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** More columns than that are so wide a view that any look finds enough. */
const MOST_COLUMNS = 1_400;

/**
 * The same column by column, where squares are many: to count up to a number, of a view that may be empty or hold nearly all. Another
 * look would read either the whole table or a whole city first. Null where the view is wider still, or goes round the date line.
 */
export function columnsOf(box: Box): { columns: Sql; inColumn: Sql } | null {
  const [range, ...beyond] = cellsIn(box, FINEST);
  if (!range || beyond.length > 0 || range.toX - range.fromX >= MOST_COLUMNS) return null;
  return {
    columns: sql`generate_series(${range.fromX}::int, ${range.toX}::int) AS across (x)`,
    inColumn: sql`report.cell_x = across.x AND report.cell_y BETWEEN ${range.fromY}::int AND ${range.toY}::int`,
  };
}

export const IN_SQUARE = sql`report.cell_x = square.x AND report.cell_y = square.y`;
