import {
  AREA_COUNTED_UP_TO,
  type Box,
  type IssueType,
  type ReportStatus,
  severitiesOf,
  type SeverityFilter,
} from '@waymark/contracts-maps';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { betweenEdges, circlesRound, inBox, inCircle, inRadius, isNarrow, type Near } from './report-area.sql';
import type { ReportCursor } from './report-cursor';
import { blocksOf, columnsOf, IN_SQUARE, squaresOf } from './report-squares.sql';

export interface ReportFilter {
  status?: ReportStatus | undefined;
  severity?: SeverityFilter | undefined;
  issueType?: IssueType | undefined;
  since?: string | undefined;
  /** First day after the period, which is not included. */
  before?: string | undefined;
  box?: Box | undefined;
  near?: Near | undefined;
  reporterId?: number | undefined;
}

/**
 * Metres of the smallest circle that is searched: even in the centre of a capital, a smaller one contains fewer
 * reports than needed.
 */
const LEAST_OF_A_PAGE = 25;
const LEAST_OF_A_COUNT = 250;

/** Maximum count; a larger number is not worth its cost. */
export const MOST_COUNTED = 10_000;

/** Counts matching reports; within an area, up to AREA_COUNTED_UP_TO. */
export const countAll = (filter: ReportFilter): Sql => sql`
  SELECT count(*)::int AS total FROM (
    SELECT 1 FROM ${inColumns(filter) ?? shown(filter)} LIMIT ${filter.box ? AREA_COUNTED_UP_TO : MOST_COUNTED}) AS counted`;

/**
 * Selects all matching reports, as `report` in a FROM with its WHERE. For a small view it reads the index of its
 * squares.
 */
function shown(filter: ReportFilter): Sql {
  const view = inSquares(filter);
  return view
    ? sql`${view.squares} JOIN footpath_report report ON ${IN_SQUARE} AND ${view.rules}`
    : sql`footpath_report report WHERE ${where(filter)}`;
}

/**
 * Selects the newest matching reports. Like `shown`, but for a town it reads only the index of its blocks. For callers
 * that sort by age up to a limit.
 */
export const newestShown = (filter: ReportFilter, limit: number): Sql => {
  const blocks = inBlocks(filter, null, limit);
  return blocks ? sql`${blocks} AS report` : shown(filter);
};

/** Counts in the smallest circle that reaches the maximum count, or else in the requested one. */
export function countNear({ near, ...filter }: ReportFilter & { near: Near }): Sql {
  return sql`
    SELECT counted.total FROM ${circlesRound(near, LEAST_OF_A_COUNT)} CROSS JOIN LATERAL (
      SELECT count(*)::int AS total FROM (
        SELECT 1 FROM footpath_report report WHERE ${where(filter)} AND ${inCircle(near)} LIMIT ${AREA_COUNTED_UP_TO}) AS found) AS counted
    WHERE circle.metres = ${near.radiusMetres}::float8 OR counted.total >= ${AREA_COUNTED_UP_TO}
    LIMIT 1`;
}

/** Returns the smallest circle around a position with enough reports, or the requested one if none has. */
export const smallestCircle = (near: Near, rule: Sql, enough: number): Sql => sql`
  SELECT * FROM ${circlesRound(near, LEAST_OF_A_PAGE)}
  WHERE circle.metres = ${near.radiusMetres}::float8
     OR (SELECT count(*) FROM (SELECT 1 FROM footpath_report report WHERE ${rule} LIMIT ${enough}) AS found) >= ${enough}
  LIMIT 1`;

/** Columns that the indexes of visible reports contain, so that lists and maps need no table access. */
const INDEXED = sql`
  report.id, report.created_at, report.longitude, report.latitude, report.status, report.severity, report.issue_type,
  report.last_verified_at`;

/**
 * Returns a condition on `report` for the newest reports of a view, at most one page: from the squares of a small
 * view, or from the blocks of a town.
 */
export function newest(filter: ReportFilter, cursor: ReportCursor | null, limit: number): Sql {
  const view = inSquares(filter);
  if (view)
    return sql`report.id IN (
      SELECT found.id FROM ${view.squares} CROSS JOIN LATERAL (
        SELECT report.id, report.created_at FROM footpath_report report WHERE ${IN_SQUARE} AND ${view.rules} ${after(cursor)}
        ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit}) AS found
      ORDER BY found.created_at DESC, found.id DESC LIMIT ${limit})`;
  const blocks = inBlocks(filter, cursor, limit);
  if (blocks)
    return sql`report.id IN (
      SELECT found.id FROM ${blocks} AS found ORDER BY found.created_at DESC, found.id DESC LIMIT ${limit})`;
  return sql`${where(filter)} ${after(cursor)}`;
}

/**
 * Selects the newest reports of each block of a town, each block in order, so that PostgreSQL merges them without
 * sorting.
 */
function inBlocks({ box, ...filter }: ReportFilter, cursor: ReportCursor | null, limit: number): Sql | null {
  // Whether a town's blocks can be used. A reporter's own list includes hidden reports, which the index does not
  // contain.
  const isTown =
    box && !filter.near && filter.reporterId === undefined && isNarrow(box) && !inSquares({ box, ...filter });
  const blocks = isTown ? blocksOf(box) : null;
  if (!box || !blocks) return null;
  const rules = sql`${where(filter)} AND ${betweenEdges(box)} ${after(cursor)}`;
  const each = blocks.map(
    (block) => sql`(
      SELECT ${INDEXED} FROM footpath_report report WHERE ${block} AND ${rules}
      ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit})`,
  );
  return sql`(${join(each, ' UNION ALL ')})`;
}

/**
 * Returns the conditions for columns of squares. Null if another query reads less: the squares for a small view, the
 * table for a very wide one.
 */
function inColumns({ box, ...filter }: ReportFilter): Sql | null {
  const view = box && !filter.near && !inSquares({ box, ...filter }) ? columnsOf(box) : null;
  if (!box || !view) return null;
  return sql`${view.columns} JOIN footpath_report report ON ${view.inColumn} AND ${where(filter)} AND ${betweenEdges(box)}`;
}

/** Returns the squares of a small view, and the other conditions on the reports in them. */
function inSquares({ box, ...filter }: ReportFilter): { squares: Sql; rules: Sql } | null {
  const squares = box && !filter.near && isNarrow(box) ? squaresOf(box) : null;
  return box && squares ? { squares, rules: sql`${where(filter)} AND ${betweenEdges(box)}` } : null;
}

/** Returns the conditions on each report. */
export function where({ status, severity, issueType, since, before, box, near, reporterId }: ReportFilter): Sql {
  const rules = [
    status && sql`report.status = ${status}`,
    severity && sql`report.severity = ANY (${severitiesOf(severity)}::text[])`,
    issueType && sql`report.issue_type = ${issueType}`,
    since && sql`report.created_at >= ${since}::date`,
    before && sql`report.created_at < ${before}::date`,
    // Hides reports that moderators have hidden, except in their reporter's own list.
    reporterId === undefined ? sql`report.set_aside IS NULL` : sql`report.reporter_id = ${reporterId}`,
    box && inBox(box),
    near && inRadius(near),
  ];
  return join([sql`true`, ...rules.filter((rule) => rule instanceof Object)], ' AND ');
}

export function after(cursor: ReportCursor | null, metres = sql`0::float8`): Sql {
  if (!cursor) return empty;
  const [sort, value, id] = cursor;
  return sort === 'nearest'
    ? sql`AND (${metres}, report.id) > (${value}::float8, ${id}::int)`
    : sql`AND (report.created_at, report.id) < (${value}::timestamptz, ${id}::int)`;
}
