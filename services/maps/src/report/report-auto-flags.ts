import { Injectable } from '@nestjs/common';
import { mapsContentAutoFlagged } from '@waymark/contracts-maps';
import { Outbox, type Tx } from '@waymark/service-kit';
import { BURST_SECONDS, EARLIER_TEXTS, tellAutoFlags, type WriterFacts } from '@waymark/service-kit/auto-flags';
import sql from 'sql-template-tag';

interface Read {
  description: string;
  captions: string[];
  version: number;
  reporterName: string;
  sentLately: number | null;
  accountAgeHours: number | null;
  earlierTexts: string[];
}

/**
 * Auto-flags a footpath report when it is written or corrected. Its location does not count as personal data. The
 * report stays visible; a moderator decides.
 */
@Injectable()
export class ReportAutoFlags {
  constructor(private readonly outbox: Outbox) {}

  async look(tx: Tx, reportId: number): Promise<void> {
    const row = await this.read(tx, reportId);
    if (!row) throw new Error('The report that was just written was not found.');
    const { version, description: text, accountAgeHours, earlierTexts } = row;
    const facts: WriterFacts = { accountAgeHours, earlierTexts, sentLately: row.sentLately ?? 0 };
    const beside = [row.reporterName, ...row.captions];
    const written = { kind: 'footpath-report', contentId: reportId, version, text, beside } as const;
    await tellAutoFlags(tx, this.outbox, mapsContentAutoFlagged, written, facts);
  }

  /** Compares a visitor's report with others from the same sender, and a member's with their own. */
  private read(tx: Tx, reportId: number): Promise<Read | null> {
    return tx.one<Read>(sql`
      SELECT report.description, report.version, report.reporter_name AS "reporterName",
             ARRAY(SELECT description FROM report_photo WHERE report_id = report.id) AS captions,
             extract(epoch FROM now() - member.registered_at)::float8 / 3600 AS "accountAgeHours",
             coalesce(lately.sent, 0) AS "sentLately", coalesce(lately.texts, '{}') AS "earlierTexts"
      FROM footpath_report report LEFT JOIN member ON member.id = report.reporter_id
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE created_at > clock_timestamp() - make_interval(secs => ${BURST_SECONDS}))::int AS sent,
               array_agg(description) AS texts
        FROM (SELECT created_at, description FROM footpath_report
              WHERE sender_key = report.sender_key AND id <> report.id ORDER BY created_at DESC LIMIT ${EARLIER_TEXTS}) AS own) AS lately
      WHERE report.id = ${reportId}`);
  }
}
