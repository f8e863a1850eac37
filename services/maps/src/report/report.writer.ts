import { Injectable } from '@nestjs/common';
import type { IssueType, ReportAct, ReportStatus, Severity } from '@waymark/contracts-maps';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';

export type NewReport = Pick<
  Prisma.FootpathReportUncheckedCreateInput,
  | 'issueType'
  | 'severity'
  | 'description'
  | 'latitude'
  | 'longitude'
  | 'address'
  | 'nearestPlace'
  | 'reporterName'
  | 'reporterId'
  | 'reporterEmail'
  | 'reporterContact'
  | 'correctionKeyHash'
  | 'senderKey'
>;

export type Correction = Partial<
  Pick<NewReport, 'issueType' | 'severity' | 'description' | 'latitude' | 'longitude' | 'address' | 'nearestPlace'>
>;

/** The data that a change of a report needs. */
export interface LockedReport {
  id: number;
  issueType: IssueType;
  severity: Severity;
  latitude: number;
  longitude: number;
  reporterId: number | null;
  reporterName: string;
  correctionKeyHash: string | null;
  status: ReportStatus;
  createdAt: Date;
}

export interface Act {
  reportId: number;
  act: ReportAct;
  byName: string;
  byId: number | null;
  reason?: string | undefined;
}

/** All writes of reports. Each change increments the version; counts are computed from rows. */
@Injectable()
export class ReportWriter {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the report and locks it until the transaction ends. */
  lock(tx: Tx, id: number): Promise<LockedReport | null> {
    return tx.one<LockedReport>(sql`
      SELECT id, issue_type AS "issueType", severity, latitude, longitude, reporter_id AS "reporterId",
             reporter_name AS "reporterName", correction_key_hash AS "correctionKeyHash", status, created_at AS "createdAt"
      FROM footpath_report WHERE id = ${id} FOR UPDATE`);
  }

  async insert(tx: Tx, report: NewReport): Promise<number> {
    const data = report satisfies Prisma.FootpathReportUncheckedCreateInput;
    const { id } = await tx.with(this.prisma).footpathReport.create({ data, select: { id: true } });
    return id;
  }

  async correct(tx: Tx, id: number, correction: Correction): Promise<number> {
    const data = { ...correction, version: { increment: 1 } } satisfies Prisma.FootpathReportUncheckedUpdateInput;
    const { version } = await tx
      .with(this.prisma)
      .footpathReport.update({ where: { id }, data, select: { version: true } });
    return version;
  }

  /** Sets the status. Reopening deletes the answers of members who found the problem gone. */
  async setStatus(tx: Tx, id: number, status: ReportStatus): Promise<number> {
    if (status === 'open')
      await tx.query(sql`DELETE FROM report_answer WHERE report_id = ${id} AND NOT is_still_there`);
    const row = await tx.one<{ version: number }>(sql`
      UPDATE footpath_report SET status = ${status}, version = version + 1,
             resolved_at = CASE WHEN ${status}::text = 'resolved' THEN now() END
      WHERE id = ${id} RETURNING version`);
    return changed(row).version;
  }

  /** Stores the member's latest answer. */
  async answer(tx: Tx, reportId: number, memberId: number, isStillThere: boolean): Promise<void> {
    await tx.query(sql`
      INSERT INTO report_answer (report_id, member_id, is_still_there) VALUES (${reportId}, ${memberId}, ${isStillThere})
      ON CONFLICT (report_id, member_id) DO UPDATE SET is_still_there = excluded.is_still_there, answered_at = now()`);
  }

  /** Counts members who confirmed the problem, and members who found it gone after the last confirmation. */
  async recount(tx: Tx, id: number): Promise<{ version: number; verificationCount: number; gone: number }> {
    const row = await tx.one<{ version: number; verificationCount: number; gone: number | null }>(sql`
      WITH seen AS (
        SELECT count(*)::int AS people, max(answered_at) AS last FROM report_answer
        WHERE report_id = ${id} AND is_still_there
      )
      UPDATE footpath_report SET verification_count = coalesce(seen.people, 0), last_verified_at = seen.last, version = version + 1
      FROM seen WHERE id = ${id}
      RETURNING version, verification_count AS "verificationCount", (
        SELECT count(*)::int FROM report_answer
        WHERE report_id = ${id} AND NOT is_still_there AND (seen.last IS NULL OR answered_at > seen.last)) AS gone`);
    return { ...changed(row), gone: row?.gone ?? 0 };
  }

  async note(tx: Tx, { reason = '', ...act }: Act): Promise<void> {
    const data = { ...act, reason: reason || null } satisfies Prisma.ReportHistoryUncheckedCreateInput;
    await tx.with(this.prisma).reportHistory.create({ data, select: { id: true } });
  }
}

function changed<T>(row: T | null): T {
  if (row === null) throw new Error('The locked report was not found.');
  return row;
}
