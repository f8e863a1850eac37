import { Injectable } from '@nestjs/common';
import type { Box, IssueType, ReportAct, ReportPoint, ReportStatus, Severity } from '@waymark/contracts-maps';
import { Database, type Tx } from '@waymark/service-kit';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { circlesRound, inBox, inCircle, inRadius, metresFrom, type Near } from './report-area.sql';
import type { ReportCursor } from './report-cursor';
import type { ReportRow } from './report-row';

export interface ReportFilter {
  status?: ReportStatus | undefined;
  severity?: Severity | undefined;
  issueType?: IssueType | undefined;
  since?: string | undefined;
  box?: Box | undefined;
  near?: Near | undefined;
  reporterId?: number | undefined;
}

export interface PageRow extends ReportRow {
  /** Metres from the position that was asked about; 0 without one. */
  metres: number;
}

export interface PointRow extends ReportPoint {
  seenAt: Date;
}

/** A report without anybody's words or name. */
export type FactsRow = Pick<
  ReportRow,
  | 'id'
  | 'issueType'
  | 'severity'
  | 'latitude'
  | 'longitude'
  | 'nearestPlace'
  | 'status'
  | 'resolvedAt'
  | 'verificationCount'
  | 'lastVerifiedAt'
  | 'createdAt'
>;

export interface HistoryRow {
  act: ReportAct;
  by: string;
  reason: string | null;
  at: Date;
}

/** Counting on would cost more than the number is worth. */
export const MOST_COUNTED = 10_000;
export const MOST_COUNTED_NEAR = 1_000;

const COLUMNS = sql`
  report.id, report.issue_type AS "issueType", report.severity, report.description, report.latitude, report.longitude,
  report.address, report.nearest_place AS "nearestPlace", report.reporter_name AS "reporterName",
  report.reporter_id AS "reporterId", report.status, report.resolved_at AS "resolvedAt",
  report.verification_count AS "verificationCount", report.last_verified_at AS "lastVerifiedAt", report.created_at AS "createdAt",
  report.is_sample AS "isSample",
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', photo.id, 'width', photo.width, 'height', photo.height, 'description', photo.description)
                     ORDER BY photo.position)
    FROM report_photo photo WHERE photo.report_id = report.id), '[]') AS photos`;

/** All SQL that reads reports. */
@Injectable()
export class ReportRepository {
  constructor(private readonly database: Database) {}

  /** The nearest first when a position is asked about, else the newest. */
  page(filter: ReportFilter, cursor: ReportCursor | null, limit: number, reader: number | null): Promise<PageRow[]> {
    if (filter.near) return this.nearest({ ...filter, near: filter.near }, cursor, limit, reader);
    return this.database.query<PageRow>(sql`
      SELECT ${COLUMNS}, 0::float8 AS metres, ${isVerifiedBy(reader)} AS "isVerifiedByMe"
      FROM footpath_report report WHERE ${where(filter)} ${after(cursor)}
      ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit}`);
  }

  /** From the smallest circle that holds a page of them. */
  private nearest(
    { near, ...filter }: ReportFilter & { near: Near },
    cursor: ReportCursor | null,
    limit: number,
    reader: number | null,
  ): Promise<PageRow[]> {
    const metres = metresFrom(near);
    const rule = sql`${where(filter)} AND ${inCircle(near)} ${after(cursor, metres)}`;
    return this.database.query<PageRow>(sql`
      SELECT ${COLUMNS}, ${metres} AS metres, ${isVerifiedBy(reader)} AS "isVerifiedByMe"
      FROM (
        ${smallestCircle(near, rule, limit)}
      ) AS circle JOIN footpath_report report ON ${rule}
      ORDER BY ${metres}, report.id LIMIT ${limit}`);
  }

  /** The newest, as open data. What is made up is none. */
  facts(filter: ReportFilter, cursor: ReportCursor | null, limit: number): Promise<FactsRow[]> {
    return this.database.query<FactsRow>(sql`
      SELECT report.id, report.issue_type AS "issueType", report.severity, report.latitude, report.longitude,
             report.nearest_place AS "nearestPlace", report.status, report.resolved_at AS "resolvedAt",
             report.verification_count AS "verificationCount", report.last_verified_at AS "lastVerifiedAt", report.created_at AS "createdAt"
      FROM footpath_report report WHERE NOT report.is_sample AND ${where(filter)} ${after(cursor)}
      ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit}`);
  }

  /** All that match, up to MOST_COUNTED; round a position up to MOST_COUNTED_NEAR, which have to be measured one by one. */
  async count(filter: ReportFilter): Promise<number> {
    const row = await this.database.one<{ total: number }>(
      filter.near ? countNear({ ...filter, near: filter.near }) : countAll(filter),
    );
    return row?.total ?? 0;
  }

  /** The newest in a box, as a map draws them. */
  points(filter: ReportFilter, limit: number): Promise<PointRow[]> {
    return this.database.query<PointRow>(sql`
      SELECT report.id, report.issue_type AS "issueType", report.severity, report.latitude, report.longitude, report.status,
             coalesce(report.last_verified_at, report.created_at) AS "seenAt"
      FROM footpath_report report WHERE ${where(filter)} ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit}`);
  }

  one(source: Pick<Tx, 'one'>, id: number, reader: number | null): Promise<ReportRow | null> {
    return source.one<ReportRow>(sql`
      SELECT ${COLUMNS}, ${isVerifiedBy(reader)} AS "isVerifiedByMe" FROM footpath_report report WHERE report.id = ${id}`);
  }

  /** Who did what, oldest first, by the name that they bear now. */
  history(source: Pick<Tx, 'query'>, id: number): Promise<HistoryRow[]> {
    return source.query<HistoryRow>(sql`
      SELECT history.act, coalesce(member.display_name, history.by_name) AS by, history.reason, history.at
      FROM report_history history LEFT JOIN member ON member.id = history.by_id
      WHERE history.report_id = ${id} ORDER BY history.id`);
  }
}

const countAll = (filter: ReportFilter): Sql =>
  sql`SELECT count(*)::int AS total FROM (SELECT 1 FROM footpath_report report WHERE ${where(filter)} LIMIT ${MOST_COUNTED}) AS counted`;

function countNear({ near, ...filter }: ReportFilter & { near: Near }): Sql {
  const rule = sql`${where(filter)} AND ${inCircle(near)}`;
  return sql`
    SELECT count(*)::int AS total FROM (
      SELECT 1 FROM (${smallestCircle(near, rule, MOST_COUNTED_NEAR)}) AS circle JOIN footpath_report report ON ${rule}
      LIMIT ${MOST_COUNTED_NEAR}) AS counted`;
}

/** Of the circles round a position the smallest that holds so many reports; the one asked about where none does. */
const smallestCircle = (near: Near, rule: Sql, enough: number): Sql => sql`
  SELECT * FROM ${circlesRound(near)}
  WHERE circle.metres = ${near.radiusMetres}::float8
     OR (SELECT count(*) FROM (SELECT 1 FROM footpath_report report WHERE ${rule} LIMIT ${enough}) AS found) >= ${enough}
  LIMIT 1`;

const isVerifiedBy = (reader: number | null): Sql => sql`
  EXISTS (SELECT 1 FROM report_answer WHERE report_id = report.id AND member_id = ${reader}::int AND is_still_there)`;

function where({ status, severity, issueType, since, box, near, reporterId }: ReportFilter): Sql {
  const rules = [
    status && sql`report.status = ${status}`,
    severity && sql`report.severity = ${severity}`,
    issueType && sql`report.issue_type = ${issueType}`,
    since && sql`report.created_at >= ${since}::date`,
    reporterId !== undefined && sql`report.reporter_id = ${reporterId}`,
    box && inBox(box),
    near && inRadius(near),
  ];
  return join([sql`true`, ...rules.filter((rule) => rule instanceof Object)], ' AND ');
}

function after(cursor: ReportCursor | null, metres = sql`0::float8`): Sql {
  if (!cursor) return empty;
  const [sort, value, id] = cursor;
  return sort === 'nearest'
    ? sql`AND (${metres}, report.id) > (${value}::float8, ${id}::int)`
    : sql`AND (report.created_at, report.id) < (${value}::timestamptz, ${id}::int)`;
}
