import { Injectable } from '@nestjs/common';
import type { Corrected, HiddenContent } from '@waymark/contracts-core';
import type { Box, IssueType, ReportAct, ReportPoint, ReportStatus, Severity } from '@waymark/contracts-maps';
import { asideOf, correctedOf, Database, FORMER_MEMBER, OwnMarks, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import type { PhotoFacts } from '../report-photo/report-photo.repository';
import { inCircle, metresFrom, type Near } from './report-area.sql';
import type { ReportCursor } from './report-cursor';
import {
  after,
  countAll,
  countNear,
  newest,
  newestShown,
  type ReportFilter,
  smallestCircle,
  where,
} from './report-filter.sql';

/** A report as selected for a reader. */
export interface ReportRow {
  id: number;
  issueType: IssueType;
  severity: Severity;
  description: string;
  latitude: number;
  longitude: number;
  address: string | null;
  nearestPlace: string;
  reporterName: string;
  reporterId: number | null;
  status: ReportStatus;
  resolvedAt: Date | null;
  verificationCount: number;
  lastVerifiedAt: Date | null;
  createdAt: Date;
  isSample: boolean;
  /** Moderation state; null except when the reporter reads. */
  setAside: HiddenContent | null;
  corrected: Corrected | null;
  photos: PhotoFacts[];
  /** Whether the reader confirmed it too; null when that is temporarily unknown. */
  isVerifiedByMe: boolean | null;
}

export interface PageRow extends ReportRow {
  /** Metres from the requested position; 0 without one. */
  metres: number;
}

/** The totals of reports in a square of the map. */
export interface GroupRow {
  latitude: number;
  longitude: number;
  reports: number;
  open: number;
  /** As of 2025. */
  heat: number;
  /** Severity of the worst open report as a position in SEVERITIES, starting at 1; 0 if none is open. */
  worst: number;
}

/** A report without free text or names. */
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

interface HistoryRow {
  act: ReportAct;
  by: string;
  reason: string | null;
  at: Date;
}

/**
 * Columns of a report as `reader` sees it. Hides the reporter's name if there is a block between the two; the report
 * itself stays.
 */
const columns = (reader: number | null): Sql => sql`
  report.id, report.issue_type AS "issueType", report.severity, report.description, report.latitude, report.longitude,
  report.address, report.nearest_place AS "nearestPlace",
  CASE WHEN is_apart(report.reporter_id, ${reader}) THEN ${FORMER_MEMBER} ELSE report.reporter_name END AS "reporterName",
  report.reporter_id AS "reporterId", report.status, report.resolved_at AS "resolvedAt",
  report.verification_count AS "verificationCount", report.last_verified_at AS "lastVerifiedAt", report.created_at AS "createdAt",
  report.is_sample AS "isSample", ${asideOf(sql`report`, 'footpath-report')} AS "setAside",
  ${correctedOf(sql`report`, 'footpath-report')} AS corrected,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', photo.id, 'width', photo.width, 'height', photo.height, 'description', photo.description)
                     ORDER BY photo.position)
    FROM report_photo photo WHERE photo.report_id = report.id), '[]') AS photos`;

/** All SQL that reads reports. */
@Injectable()
export class ReportRepository {
  private readonly answers = new OwnMarks();

  constructor(private readonly database: Database) {}

  /** Returns a page: the nearest reports first if the query has a position, otherwise the newest. */
  page(filter: ReportFilter, cursor: ReportCursor | null, limit: number, reader: number | null): Promise<PageRow[]> {
    if (filter.near) return this.nearest({ ...filter, near: filter.near }, cursor, limit, reader);
    return this.answers.shown(reader, (withAnswers) =>
      this.database.query<PageRow>(sql`
      SELECT ${columns(reader)}, 0::float8 AS metres, ${isVerifiedBy(reader, withAnswers)} AS "isVerifiedByMe"
      FROM footpath_report report WHERE ${newest(filter, cursor, limit)}
      ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit}`),
    );
  }

  /** Returns the nearest reports, from the smallest circle that contains a full page. */
  private nearest(
    { near, ...filter }: ReportFilter & { near: Near },
    cursor: ReportCursor | null,
    limit: number,
    reader: number | null,
  ): Promise<PageRow[]> {
    const metres = metresFrom(near);
    const rule = sql`${where(filter)} AND ${inCircle(near)} ${after(cursor, metres)}`;
    // Selects the rows first and their details afterwards; otherwise it would collect details for every measured row.
    return this.answers.shown(reader, (withAnswers) =>
      this.database.query<PageRow>(sql`
      SELECT ${columns(reader)}, found.metres, ${isVerifiedBy(reader, withAnswers)} AS "isVerifiedByMe"
      FROM (
        SELECT report.id, ${metres} AS metres
        FROM (${smallestCircle(near, rule, limit)}) AS circle JOIN footpath_report report ON ${rule}
        ORDER BY ${metres}, report.id LIMIT ${limit}
      ) AS found JOIN footpath_report report ON report.id = found.id
      ORDER BY found.metres, report.id`),
    );
  }

  /** Returns the newest reports as open data, without samples. */
  facts(filter: ReportFilter, cursor: ReportCursor | null, limit: number): Promise<FactsRow[]> {
    return this.database.query<FactsRow>(sql`
      SELECT report.id, report.issue_type AS "issueType", report.severity, report.latitude, report.longitude,
             report.nearest_place AS "nearestPlace", report.status, report.resolved_at AS "resolvedAt",
             report.verification_count AS "verificationCount", report.last_verified_at AS "lastVerifiedAt", report.created_at AS "createdAt"
      FROM footpath_report report WHERE NOT report.is_sample AND ${where(filter)} ${after(cursor)}
      ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit}`);
  }

  /** Returns how moderators hid a report; null for all other reports. */
  aside(source: Pick<Tx, 'one'>, id: number): Promise<{ setAside: string } | null> {
    return source.one<{ setAside: string }>(
      sql`SELECT set_aside AS "setAside" FROM footpath_report WHERE id = ${id} AND set_aside IS NOT NULL`,
    );
  }

  /** Counts matches up to MOST_COUNTED; within an area, up to AREA_COUNTED_UP_TO. */
  async count(filter: ReportFilter): Promise<number> {
    const row = await this.database.one<{ total: number }>(
      filter.near ? countNear({ ...filter, near: filter.near }) : countAll(filter),
    );
    return row?.total ?? 0;
  }

  /** Returns the newest reports in a box, for a map. */
  points(filter: ReportFilter, limit: number): Promise<ReportPoint[]> {
    return this.database.query<ReportPoint>(sql`
      SELECT report.id, report.issue_type AS "issueType", report.severity, report.latitude, report.longitude, report.status
      FROM ${newestShown(filter, limit)} ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit}`);
  }

  /**
   * Groups the newest reports in a box by squares of `degrees`. The database adds them up, because transferring
   * thousands of rows costs more.
   */
  groups(filter: ReportFilter & { box: Box }, degrees: number, limit: number): Promise<GroupRow[]> {
    const { west, south } = filter.box;
    return this.database.query<GroupRow>(sql`
      SELECT avg(latitude)::float8 AS latitude, avg(longitude)::float8 AS longitude, count(*)::int AS reports,
             count(*) FILTER (WHERE status = 'open')::int AS open,
             sum(report_heat(status, severity, coalesce(last_verified_at, created_at)))::float8 AS heat,
             coalesce(max(array_position(ARRAY['minor', 'moderate', 'major', 'severe'], severity)) FILTER (WHERE status = 'open'), 0)::int AS worst
      FROM (SELECT report.latitude, report.longitude, report.status, report.severity, report.created_at, report.last_verified_at
            FROM ${newestShown(filter, limit)} ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit}) AS read
      GROUP BY floor((longitude - ${west}::float8 + CASE WHEN longitude < ${west}::float8 THEN 360 ELSE 0 END) / ${degrees}::float8),
               floor((latitude - ${south}::float8) / ${degrees}::float8)`);
  }

  one(source: Pick<Tx, 'one'>, id: number, reader: number | null): Promise<ReportRow | null> {
    const read = (withAnswers: boolean) =>
      source.one<ReportRow>(sql`
      SELECT ${columns(reader)}, ${isVerifiedBy(reader, withAnswers)} AS "isVerifiedByMe" FROM footpath_report report
      WHERE report.id = ${id} AND (report.set_aside IS NULL OR report.reporter_id = ${reader})`);
    return source === this.database ? this.answers.shown(reader, read) : read(true);
  }

  /** Returns the actions on a report, oldest first, with people's current names. */
  history(source: Pick<Tx, 'query'>, id: number, reader: number | null): Promise<HistoryRow[]> {
    return source.query<HistoryRow>(sql`
      SELECT history.act, history.reason, history.at,
             CASE WHEN is_apart(history.by_id, ${reader}) THEN ${FORMER_MEMBER} ELSE coalesce(member.display_name, history.by_name) END AS by
      FROM report_history history LEFT JOIN member ON member.id = history.by_id
      WHERE history.report_id = ${id} ORDER BY history.id`);
  }
}

const isVerifiedBy = (reader: number | null, withAnswers: boolean): Sql => {
  if (reader === null) return sql`false`;
  if (!withAnswers) return sql`NULL::boolean`;
  return sql`EXISTS (SELECT 1 FROM report_answer WHERE report_id = report.id AND member_id = ${reader} AND is_still_there)`;
};
