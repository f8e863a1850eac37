import { Injectable } from '@nestjs/common';
import type { Feature, Notice } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface NewNotice {
  venueId: number;
  text: string;
  feature: Feature | null;
  endsOn: string;
  memberId: number;
}

export interface StandingNotice {
  id: number;
  text: string;
  feature: string | null;
  memberId: number | null;
}

/** Maximum number of notices on a page; more would not be news. */
const MOST_SHOWN = 20;

interface NoticeRow extends Omit<Notice, 'feature' | 'isOwn'> {
  feature: string | null;
  isOwn: boolean;
}

/** All SQL of notices. Writes require a lock on the venue's row. */
@Injectable()
export class NoticeRepository {
  /** Returns the active notices, newest first, as `reader` sees them. */
  async shown(tx: Tx, venueId: number, reader: number): Promise<Notice[]> {
    const rows = await tx.query<NoticeRow>(sql`
      SELECT notice.id, notice.text, notice.feature, coalesce(to_char(seen_on, 'YYYY-MM-DD'), '') AS "seenOn",
             coalesce(to_char(ends_on, 'YYYY-MM-DD'), '') AS "endsOn", 1 + coalesce(seen.others, 0) AS "seenBy",
             coalesce(notice.member_id = ${reader} OR seen.own, false) AS "isOwn"
      FROM notice LEFT JOIN LATERAL (
        SELECT count(*)::int AS others, bool_or(member_id = ${reader}) AS own
        FROM notice_answer WHERE notice_id = notice.id AND is_still_so) AS seen ON true
      WHERE venue_id = ${venueId} AND ended_at IS NULL AND ends_on >= (now() AT TIME ZONE 'UTC')::date
      ORDER BY notice.id DESC LIMIT ${MOST_SHOWN}`);
    // The column has no CHECK constraint, but only names from the contract are written.
    return rows.map((row) => ({ ...row, feature: row.feature as Feature | null }));
  }

  standing(tx: Tx, venueId: number): Promise<StandingNotice[]> {
    return tx.query<StandingNotice>(sql`
      SELECT id, text, feature, member_id AS "memberId" FROM notice
      WHERE venue_id = ${venueId} AND ended_at IS NULL AND ends_on >= (now() AT TIME ZONE 'UTC')::date`);
  }

  async insert(tx: Tx, notice: NewNotice): Promise<number> {
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO notice (venue_id, text, feature, seen_on, ends_on, member_id)
      VALUES (${notice.venueId}, ${notice.text}, ${notice.feature}, (now() AT TIME ZONE 'UTC')::date, ${notice.endsOn}::date, ${notice.memberId})
      RETURNING id`);
    if (!row) throw new Error('INSERT returned no row');
    return row.id;
  }

  /** Records a new sighting today and extends the last day if `endsOn` is later. */
  async seeAgain(tx: Tx, id: number, endsOn: string): Promise<void> {
    await tx.query(sql`
      UPDATE notice SET seen_on = (now() AT TIME ZONE 'UTC')::date, ends_on = greatest(ends_on, ${endsOn}::date) WHERE id = ${id}`);
  }

  /** Stores the latest answer of a member who is not the author. */
  async answer(tx: Tx, id: number, memberId: number, isStillSo: boolean): Promise<void> {
    await tx.query(sql`
      INSERT INTO notice_answer (notice_id, member_id, is_still_so) VALUES (${id}, ${memberId}, ${isStillSo})
      ON CONFLICT (notice_id, member_id) DO UPDATE SET is_still_so = excluded.is_still_so, answered_at = now()`);
  }

  async saysOver(tx: Tx, id: number): Promise<number> {
    const row = await tx.one<{ people: number | null }>(
      sql`SELECT count(*)::int AS people FROM notice_answer WHERE notice_id = ${id} AND NOT is_still_so`,
    );
    return row?.people ?? 0;
  }

  async end(tx: Tx, id: number): Promise<void> {
    await tx.query(sql`UPDATE notice SET ended_at = now() WHERE id = ${id}`);
  }
}
