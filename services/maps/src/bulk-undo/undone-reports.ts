import { Injectable } from '@nestjs/common';
import { GONE_ENOUGH, reportReopened, reportResolved, reportVerified } from '@waymark/contracts-maps';
import { type Before, type MemberSpan, Outbox, type UndoneKind, HiddenKind, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { ReportModeration } from '../moderation/report-moderation';
import { ReportWriter } from '../report/report.writer';

/**
 * After an undo or restore of answers: recounts them, and checks whether enough members still find the problem gone.
 */
@Injectable()
export class SettleReport {
  constructor(
    private readonly writer: ReportWriter,
    private readonly outbox: Outbox,
  ) {}

  async settle(tx: Tx, reportId: number, status: string): Promise<void> {
    const { version, verificationCount, gone } = await this.writer.recount(tx, reportId);
    const data = { reportId, verificationCount };
    await this.outbox.add(tx, reportVerified, { aggregateId: reportId, aggregateVersion: version, data });
    if (status === 'open' && gone >= GONE_ENOUGH) return this.resolve(tx, reportId, gone);
    if (status === 'resolved' && gone < GONE_ENOUGH && (await this.wasFoundGone(tx, reportId)))
      await this.reopen(tx, reportId);
  }

  private async resolve(tx: Tx, reportId: number, gone: number): Promise<void> {
    const aggregateVersion = await this.writer.setStatus(tx, reportId, 'resolved');
    await this.writer.note(tx, { reportId, act: 'found-gone', byName: `${gone} members`, byId: null });
    await this.outbox.add(tx, reportResolved, { aggregateId: reportId, aggregateVersion, data: { reportId } });
  }

  /** Reopens a report. The answers of members who found it gone stay, so one more can resolve it again. */
  private async reopen(tx: Tx, reportId: number): Promise<void> {
    const row = await tx.one<{ version: number }>(sql`
      UPDATE footpath_report SET status = 'open', resolved_at = NULL, version = version + 1 WHERE id = ${reportId} RETURNING version`);
    if (!row) throw new Error('The locked report was not found.');
    await this.writer.note(tx, { reportId, act: 'reopened', byName: 'Staff', byId: null });
    const aggregateVersion = row.version;
    await this.outbox.add(tx, reportReopened, { aggregateId: reportId, aggregateVersion, data: { reportId } });
  }

  /** Returns whether members' answers resolved the report, and not its reporter or staff. */
  private async wasFoundGone(tx: Tx, reportId: number): Promise<boolean> {
    const row = await tx.one<{ act: string }>(sql`
      SELECT act FROM report_history WHERE report_id = ${reportId} AND act IN ('resolved', 'reopened', 'found-gone')
      ORDER BY id DESC LIMIT 1`);
    return row?.act === 'found-gone';
  }
}

@Injectable()
export class UndoneReports extends HiddenKind implements UndoneKind {
  constructor(protected readonly content: ReportModeration) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT id::text AS content_id, created_at AS at, coalesce(address, nearest_place) AS title, description AS said,
             '/footpath-reports/' || id AS path
      FROM footpath_report
      WHERE reporter_id = ${memberId} AND created_at >= ${from} AND created_at < ${to} AND set_aside IS NULL`;
  }
}

/** Bulk undo of a day's answers "I saw it too" and "it is gone", in their latest version. */
@Injectable()
export class UndoneReportAnswers implements UndoneKind {
  constructor(
    private readonly writer: ReportWriter,
    private readonly report: SettleReport,
  ) {}

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT answer.report_id::text AS content_id, answer.answered_at AS at, coalesce(report.address, report.nearest_place) AS title,
             CASE WHEN answer.is_still_there THEN 'Saw it too' ELSE 'Found it gone' END AS said, '/footpath-reports/' || report.id AS path
      FROM report_answer answer JOIN footpath_report report ON report.id = answer.report_id
      WHERE answer.member_id = ${memberId} AND answer.answered_at >= ${from} AND answer.answered_at < ${to}`;
  }

  async take(tx: Tx, contentId: string, memberId: number): Promise<Before | null> {
    const report = await this.writer.lock(tx, Number(contentId));
    if (!report) return null;
    const row = await tx.one<{ isStillThere: boolean; at: Date }>(sql`
      DELETE FROM report_answer WHERE report_id = ${report.id} AND member_id = ${memberId}
      RETURNING is_still_there AS "isStillThere", answered_at AS at`);
    if (!row) return null;
    await this.report.settle(tx, report.id, report.status);
    return { isStillThere: row.isStillThere, at: row.at.toISOString() };
  }

  /** A later answer by the member stays. */
  async bringBack(tx: Tx, contentId: string, memberId: number, { isStillThere, at }: Before): Promise<boolean> {
    const report = await this.writer.lock(tx, Number(contentId));
    if (!report) return false;
    const row = await tx.one(sql`
      INSERT INTO report_answer (report_id, member_id, is_still_there, answered_at)
      VALUES (${report.id}, ${memberId}, ${isStillThere === true}, ${String(at)}::timestamptz) ON CONFLICT DO NOTHING RETURNING 1`);
    if (row) await this.report.settle(tx, report.id, report.status);
    return row !== null;
  }
}
