import { Injectable } from '@nestjs/common';
import type { Open311Query } from '@waymark/contracts-maps';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { RequestRow } from './request-row';

export interface RequestSpan extends Pick<Open311Query, 'service_code' | 'status'> {
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
