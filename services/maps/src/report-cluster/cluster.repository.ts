import { Injectable } from '@nestjs/common';
import {
  type Box,
  type IssueType,
  type ReportStatus,
  severitiesOf,
  type SeverityFilter,
} from '@waymark/contracts-maps';
import { Database } from '@waymark/service-kit';
import sql, { join, type Sql } from 'sql-template-tag';
import { type ClusterRange, clustersIn } from '../report/cluster-levels';
import { newestShown } from '../report/report-filter.sql';
import type { GroupRow } from '../report/report.repository';

interface ClusterFilter {
  status?: ReportStatus | undefined;
  severity?: SeverityFilter | undefined;
  issueType?: IssueType | undefined;
}

/** All SQL that reads the map's squares. */
@Injectable()
export class ClusterRepository {
  constructor(private readonly database: Database) {}

  /** Returns the squares of a level that intersect a box and contain reports. */
  async inBox(box: Box, level: number, filter: ClusterFilter): Promise<GroupRow[]> {
    const [range, ...beyond] = clustersIn(box, level);
    if (!range) return [];
    const { fromY, toY } = range;
    // Queries each column separately: for a range of columns, PostgreSQL would read the index from pole to pole.
    const xs = [range, ...beyond].flatMap(({ fromX, toX }) => columns(fromX, toX));
    const status: string | null = filter.status ?? null;
    if (filter.severity === undefined && filter.issueType === undefined)
      return this.database.query<GroupRow>(sql`
        SELECT coalesce(sum(latitude_sum) / sum(reports), 0)::float8 AS latitude, coalesce(sum(longitude_sum) / sum(reports), 0)::float8 AS longitude,
               coalesce(sum(reports), 0)::int AS reports, coalesce(sum(reports) FILTER (WHERE total.status = 'open'), 0)::int AS open,
               coalesce(sum(heat), 0)::float8 AS heat, coalesce(max(worst) FILTER (WHERE total.status = 'open'), 0)::int AS worst
        FROM report_cell_total total
        WHERE level = ${level}::int AND x = ANY (${xs}::int[]) AND y BETWEEN ${fromY}::int AND ${toY}::int
          AND (${status}::text IS NULL OR total.status = ${status}::text)
        GROUP BY x, y`);
    const severities = filter.severity === undefined ? null : severitiesOf(filter.severity);
    const issueType: string | null = filter.issueType ?? null;
    return this.database.query<GroupRow>(sql`
      SELECT coalesce(sum(latitude_sum) / sum(reports), 0)::float8 AS latitude, coalesce(sum(longitude_sum) / sum(reports), 0)::float8 AS longitude,
             coalesce(sum(reports), 0)::int AS reports, coalesce(sum(reports) FILTER (WHERE cell.status = 'open'), 0)::int AS open,
             coalesce(sum(heat), 0)::float8 AS heat,
             coalesce(max(array_position(ARRAY['minor', 'moderate', 'major', 'severe'], cell.severity)) FILTER (WHERE cell.status = 'open'), 0)::int AS worst
      FROM report_cell cell
      WHERE level = ${level}::int AND x = ANY (${xs}::int[]) AND y BETWEEN ${fromY}::int AND ${toY}::int
        AND (${status}::text IS NULL OR cell.status = ${status}::text)
        AND (${severities}::text[] IS NULL OR cell.severity = ANY (${severities}::text[]))
        AND (${issueType}::text IS NULL OR cell.issue_type = ${issueType}::text)
      GROUP BY x, y`);
  }
}

const columns = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The finest level with counts by month. */
export const FINEST_OF_MONTHS = 14;

export interface SinceFilter {
  box: Box;
  /** A UTC day such as 2026-11-03. */
  since: string;
  status?: ReportStatus | undefined;
}

interface SinceRow extends GroupRow {
  /** Number of its reports that were read individually. */
  read: number;
}

/** All SQL that reads the map's squares by month. */
@Injectable()
export class MonthRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the squares of a level that intersect a box, with counts since a day. Whole months come from stored
   * counts; the days before them come from at most `limit` reports.
   */
  inBox({ box, since, status }: SinceFilter, level: number, limit: number): Promise<SinceRow[]> {
    const month = firstWholeMonth(since);
    const parts = [storedSince(month, box, level, status)];
    if (month !== since) parts.push(readBetween({ box, since, before: month, status }, level, limit));
    return this.database.query<SinceRow>(sql`
      SELECT coalesce(sum(latitude_sum) / sum(reports), 0)::float8 AS latitude,
             coalesce(sum(longitude_sum) / sum(reports), 0)::float8 AS longitude,
             coalesce(sum(reports), 0)::int AS reports, coalesce(sum(reports) FILTER (WHERE status = 'open'), 0)::int AS open,
             coalesce(sum(heat), 0)::float8 AS heat, coalesce(max(worst) FILTER (WHERE status = 'open'), 0)::int AS worst,
             coalesce(sum(read), 0)::int AS read
      FROM (${join(parts, ' UNION ALL ')}) AS part GROUP BY x, y`);
  }
}

/** Returns the first day of the first month that begins on that day or later. */
export function firstWholeMonth(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, date === 1 ? month - 1 : month, 1)).toISOString().slice(0, 10);
}

function storedSince(month: string, box: Box, level: number, status: ReportStatus | undefined): Sql {
  const states = status === undefined ? ['open', 'resolved'] : [status];
  return sql`
    SELECT square.x, square.y, kept.status, since_reports AS reports, since_latitude_sum AS latitude_sum,
           since_longitude_sum AS longitude_sum, since_heat AS heat, since_worst AS worst, 0 AS read
    FROM (${join(clustersIn(box, level).map(squares), ' UNION ALL ')}) AS square
    CROSS JOIN unnest(${states}::text[]) AS state
    CROSS JOIN LATERAL (
      SELECT * FROM report_cell_month month
      WHERE month.level = ${level}::int AND month.x = square.x AND month.y = square.y AND month.status = state AND month.month >= ${month}::date
      ORDER BY month.month LIMIT 1) AS kept`;
}

const squares = ({ fromX, toX, fromY, toY }: ClusterRange): Sql =>
  sql`SELECT x, y FROM generate_series(${fromX}::int, ${toX}::int) AS x, generate_series(${fromY}::int, ${toY}::int) AS y`;

/** Computes the same values as the columns "cell_x" and "cell_y", which the index by age does not contain. */
function readBetween(filter: SinceFilter & { before: string }, level: number, limit: number): Sql {
  const side = 2 ** level;
  return sql`
    SELECT least(${side}::int - 1, floor((longitude + 180) / 360 * ${side}::int)::int) AS x,
           least(${side}::int - 1, greatest(0, floor((1 - ln(tan(radians(bounded)) + 1 / cos(radians(bounded))) / pi()) / 2 * ${side}::int)::int)) AS y,
           status, count(*), sum(latitude), sum(longitude),
           sum(report_heat(status, severity, coalesce(last_verified_at, created_at))),
           max(array_position(ARRAY['minor', 'moderate', 'major', 'severe'], severity)), count(*) AS read
    FROM (
      SELECT report.latitude, report.longitude, report.status, report.severity, report.created_at, report.last_verified_at,
             least(85.05, greatest(-85.05, report.latitude)) AS bounded
      FROM ${newestShown(filter, limit)} ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit}) AS read
    GROUP BY 1, 2, 3`;
}
