import { Injectable } from '@nestjs/common';
import type { Box, IssueType, ReportStatus, Severity } from '@waymark/contracts-maps';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { cellsIn } from './map-cells';

export interface CellFilter {
  status?: ReportStatus | undefined;
  severity?: Severity | undefined;
  issueType?: IssueType | undefined;
}

export interface CellRow {
  latitude: number;
  longitude: number;
  reports: number;
  open: number;
  /** As of 2025. */
  heat: number;
  /** Place of the worst open one among SEVERITIES, from 1; 0 when none is open. */
  worst: number;
}

/** All SQL that reads squares of the map. */
@Injectable()
export class CellRepository {
  constructor(private readonly database: Database) {}

  /** The squares of a level that a box touches and that hold reports. */
  async inBox(box: Box, level: number, filter: CellFilter): Promise<CellRow[]> {
    const status: string | null = filter.status ?? null;
    const severity: string | null = filter.severity ?? null;
    const issueType: string | null = filter.issueType ?? null;
    const [range, beyond = range] = cellsIn(box, level);
    if (!range || !beyond) return [];
    return this.database.query<CellRow>(sql`
      SELECT coalesce(sum(latitude_sum) / sum(reports), 0)::float8 AS latitude, coalesce(sum(longitude_sum) / sum(reports), 0)::float8 AS longitude,
             coalesce(sum(reports), 0)::int AS reports, coalesce(sum(reports) FILTER (WHERE cell.status = 'open'), 0)::int AS open,
             coalesce(sum(heat), 0)::float8 AS heat,
             coalesce(max(array_position(ARRAY['minor', 'moderate', 'major', 'severe'], cell.severity)) FILTER (WHERE cell.status = 'open'), 0)::int AS worst
      FROM report_cell cell
      WHERE level = ${level}::int AND y BETWEEN ${range.fromY}::int AND ${range.toY}::int
        AND (x BETWEEN ${range.fromX}::int AND ${range.toX}::int OR x BETWEEN ${beyond.fromX}::int AND ${beyond.toX}::int)
        AND (${status}::text IS NULL OR cell.status = ${status}::text)
        AND (${severity}::text IS NULL OR cell.severity = ${severity}::text)
        AND (${issueType}::text IS NULL OR cell.issue_type = ${issueType}::text)
      GROUP BY x, y`);
  }
}
