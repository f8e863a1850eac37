import { Injectable } from '@nestjs/common';
import {
  type Box,
  type IssueType,
  type ReportStatus,
  severitiesOf,
  type SeverityFilter,
} from '@waymark/contracts-maps';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { GroupRow } from '../report/report.repository';
import { clustersIn } from '../report/cluster-levels';

export interface ClusterFilter {
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
