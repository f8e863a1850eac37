import { Injectable } from '@nestjs/common';
import { GONE_ENOUGH, reportReopened, reportResolved, reportVerified } from '@waymark/contracts-maps';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { ReportWriter } from '../report/report.writer';

/** After confirmations of a report went or came back: its count, and whether enough members still find it gone. */
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

  /** Those who found it gone keep their word: with one more it is gone again. */
  private async reopen(tx: Tx, reportId: number): Promise<void> {
    const row = await tx.one<{ version: number }>(sql`
      UPDATE footpath_report SET status = 'open', resolved_at = NULL, version = version + 1 WHERE id = ${reportId} RETURNING version`);
    if (!row) throw new Error('The report that is locked is not there.');
    await this.writer.note(tx, { reportId, act: 'reopened', byName: 'Staff', byId: null });
    const aggregateVersion = row.version;
    await this.outbox.add(tx, reportReopened, { aggregateId: reportId, aggregateVersion, data: { reportId } });
  }

  /** By members' words, not by whoever reported it or by staff. */
  private async wasFoundGone(tx: Tx, reportId: number): Promise<boolean> {
    const row = await tx.one<{ act: string }>(sql`
      SELECT act FROM report_history WHERE report_id = ${reportId} AND act IN ('resolved', 'reopened', 'found-gone')
      ORDER BY id DESC LIMIT 1`);
    return row?.act === 'found-gone';
  }
}
