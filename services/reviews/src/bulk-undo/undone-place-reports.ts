import { Injectable } from '@nestjs/common';
import { type Before, type MemberSpan, type UndoneKind, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { PlaceReportRepository } from '../place-report/place-report.repository';
import { VenueChange } from '../venue/venue-change';

interface Report {
  what: string;
  otherId: number | null;
  reportedAt: Date;
}

interface Status {
  nowAt: number | null;
  since: string | null;
}

/**
 * Bulk undo of a member's place reports. If nobody else reported the same, the venue is no longer closed, moved or a
 * duplicate; otherwise its status stays.
 */
@Injectable()
export class UndonePlaceReports implements UndoneKind {
  constructor(
    private readonly reports: PlaceReportRepository,
    private readonly change: VenueChange,
  ) {}

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT report.venue_id::text AS content_id, report.reported_at AS at, venue.name AS title, report.what AS said,
             '/venues/' || venue.id AS path
      FROM place_report report JOIN venue ON venue.id = report.venue_id
      WHERE report.member_id = ${memberId} AND report.reported_at >= ${from} AND report.reported_at < ${to}`;
  }

  async take(tx: Tx, contentId: string, memberId: number): Promise<Before | null> {
    const venueId = Number(contentId);
    await this.reports.lock(tx, [venueId]);
    const report = await tx.one<Report>(sql`
      DELETE FROM place_report WHERE venue_id = ${venueId} AND member_id = ${memberId}
      RETURNING what, other_id AS "otherId", reported_at AS "reportedAt"`);
    if (!report) return null;
    const { what, otherId, reportedAt } = report;
    const status = await tx.one<Status>(sql`
      UPDATE venue SET status = NULL, now_at = NULL, status_since = NULL FROM venue was
      WHERE venue.id = ${venueId} AND was.id = venue.id AND venue.status = ${what}
        AND NOT EXISTS (SELECT 1 FROM place_report other WHERE other.venue_id = ${venueId} AND other.what = ${what})
      RETURNING was.now_at AS "nowAt", to_char(was.status_since, 'YYYY-MM-DD') AS since`);
    if (status) await this.change.tell(tx, venueId);
    const known = { what, otherId, reportedAt: reportedAt.toISOString() };
    return status ? { ...known, nowAt: status.nowAt, since: status.since } : known;
  }

  /** A later report by the member stays, and so does a later decision. */
  async bringBack(tx: Tx, contentId: string, memberId: number, before: Before): Promise<boolean> {
    const venueId = Number(contentId);
    const [place] = await this.reports.lock(tx, [venueId]);
    if (!place) return false;
    const { what, otherId, reportedAt, since, nowAt } = before;
    const row = await tx.one(sql`
      INSERT INTO place_report (venue_id, member_id, what, other_id, reported_at)
      VALUES (${venueId}, ${memberId}, ${String(what)}, (SELECT id FROM venue WHERE id = ${numberOf(otherId)}::int), ${String(reportedAt)}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING 1`);
    if (row && typeof since === 'string' && place.status === null) {
      await tx.query(sql`
        UPDATE venue SET status = ${String(what)}, status_since = ${since}::date,
               now_at = (SELECT id FROM venue other WHERE other.id = ${numberOf(nowAt)}::int)
        WHERE id = ${venueId}`);
      await this.change.tell(tx, venueId);
    }
    return row !== null;
  }
}

const numberOf = (value: Before[string] | undefined): number | null => (typeof value === 'number' ? value : null);
