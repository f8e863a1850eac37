import { Injectable } from '@nestjs/common';
import {
  ISSUE_TYPE_LABELS,
  type IssueType,
  type Open311Query,
  type Open311Request,
  type ReportStatus,
  type Severity,
} from '@waymark/contracts-maps';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** A report for other sites; data about its reporter is not even selected. */
interface RequestRow {
  id: number;
  issueType: IssueType;
  severity: Severity;
  description: string;
  status: ReportStatus;
  latitude: number;
  longitude: number;
  location: string;
  verificationCount: number;
  agency: string | null;
  createdAt: Date;
  updatedAt: Date | null;
}

export function toRequest(row: RequestRow, link: string): Open311Request {
  const { id, issueType, createdAt, updatedAt } = row;
  return {
    service_request_id: String(id),
    status: row.status === 'open' ? 'open' : 'closed',
    status_notes: statusNotes(row),
    service_name: ISSUE_TYPE_LABELS[issueType],
    service_code: issueType,
    description: row.description,
    agency_responsible: row.agency,
    service_notice: `Read and follow it at ${link}`,
    requested_datetime: createdAt.toISOString(),
    updated_datetime: (updatedAt ?? createdAt).toISOString(),
    expected_datetime: null,
    address: row.location,
    address_id: null,
    zipcode: null,
    lat: row.latitude,
    long: row.longitude,
    media_url: null,
    extended_attributes: { severity: row.severity },
  };
}

function statusNotes({ status, verificationCount: count }: RequestRow): string | null {
  if (status === 'resolved') return 'People who were there say that it is gone.';
  if (count === 0) return null;
  return `Confirmed by ${count === 1 ? '1 other person' : `${count} other people`}.`;
}

interface RequestSpan extends Pick<Open311Query, 'service_code' | 'status'> {
  start: Date;
  end: Date;
  limit: number;
  offset: number;
}

/** All SQL that reads reports for Open311, without samples. */
@Injectable()
export class RequestRepository {
  constructor(private readonly database: Database) {}

  between({ start, end, service_code: codes, status: statuses, limit, offset }: RequestSpan): Promise<RequestRow[]> {
    return this.database.query<RequestRow>(sql`
      SELECT report.id, report.issue_type AS "issueType", report.severity, report.description, report.status, report.latitude,
             report.longitude, coalesce(report.address, report.nearest_place) AS location,
             report.verification_count AS "verificationCount", handover.authority AS agency, report.created_at AS "createdAt",
             greatest(report.created_at, report.last_verified_at, report.resolved_at) AS "updatedAt"
      FROM footpath_report report LEFT JOIN report_handover handover ON handover.report_id = report.id
      WHERE report.created_at >= ${start}::timestamptz AND report.created_at <= ${end}::timestamptz AND NOT report.is_sample AND report.set_aside IS NULL
        AND (${codes ?? null}::text[] IS NULL OR report.issue_type = ANY (${codes ?? null}::text[]))
        AND (${statuses ?? null}::text[] IS NULL OR report.status = ANY (${statuses ?? null}::text[]))
      ORDER BY report.created_at DESC, report.id DESC LIMIT ${limit} OFFSET ${offset}`);
  }

  byIds(ids: readonly number[]): Promise<RequestRow[]> {
    return this.database.query<RequestRow>(sql`
      SELECT report.id, report.issue_type AS "issueType", report.severity, report.description, report.status, report.latitude,
             report.longitude, coalesce(report.address, report.nearest_place) AS location,
             report.verification_count AS "verificationCount", handover.authority AS agency, report.created_at AS "createdAt",
             greatest(report.created_at, report.last_verified_at, report.resolved_at) AS "updatedAt"
      FROM footpath_report report LEFT JOIN report_handover handover ON handover.report_id = report.id
      WHERE report.id = ANY (${ids}::int[]) AND NOT report.is_sample AND report.set_aside IS NULL ORDER BY report.created_at DESC, report.id DESC`);
  }
}
