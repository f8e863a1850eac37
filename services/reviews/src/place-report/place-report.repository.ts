import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Place, Said } from './place-rules';

export interface PlaceReport {
  venueId: number;
  memberId: number;
  what: Said;
  otherId: number | null;
}

/** All SQL of members' reports on what happened to a venue. */
@Injectable()
export class PlaceReportRepository {
  /** Locks the venues in a fixed order, to avoid deadlocks. Of a list's date, only the year is reliable. */
  lock(tx: Tx, ids: readonly number[]): Promise<Place[]> {
    return tx.query<Place>(sql`
      SELECT venue.id, venue.status,
             venue.off_lists_since IS NOT NULL OR EXISTS (
               SELECT 1 FROM data_source
               WHERE data_source.id = venue.source_name AND extract(year FROM dated) > extract(year FROM venue.last_listed)) AS "isOffItsList",
             coalesce(venue.last_listed > venue.status_since, false) AS "isListedSince"
      FROM venue WHERE venue.id = ANY(${ids}::int[]) ORDER BY venue.id FOR UPDATE OF venue`);
  }

  /** Stores the member's latest report about the venue. */
  async keep(tx: Tx, { venueId, memberId, what, otherId }: PlaceReport): Promise<void> {
    await tx.query(sql`
      INSERT INTO place_report (venue_id, member_id, what, other_id) VALUES (${venueId}, ${memberId}, ${what}, ${otherId})
      ON CONFLICT (venue_id, member_id) DO UPDATE
        SET what = excluded.what, other_id = excluded.other_id, reported_at = now()`);
  }

  /** Counts members with the same report. A report that names no other venue agrees with all that do. */
  async people(tx: Tx, { venueId, what, otherId }: PlaceReport): Promise<number> {
    const row = await tx.one<{ people: number | null }>(sql`
      SELECT count(*)::int AS people FROM place_report
      WHERE venue_id = ${venueId} AND what = ${what}
        AND (other_id IS NULL OR ${otherId}::int IS NULL OR other_id = ${otherId})`);
    return row?.people ?? 0;
  }

  /**
   * Stores the new status. Reports of something else are deleted and must be made again. Venues that redirected to
   * this one now redirect to the new location.
   */
  async decide(tx: Tx, { venueId, what, otherId }: PlaceReport): Promise<void> {
    const status = what === 'open' ? null : what;
    await tx.query(sql`
      UPDATE venue SET status = ${status}::text, now_at = CASE WHEN ${status}::text IS NULL THEN NULL ELSE coalesce(${otherId}::int, (
               SELECT other_id FROM place_report WHERE venue_id = ${venueId} AND what = ${what} AND other_id IS NOT NULL
               ORDER BY reported_at DESC LIMIT 1)) END,
             status_since = CASE WHEN ${status}::text IS NULL THEN NULL ELSE (now() AT TIME ZONE 'UTC')::date END
      WHERE id = ${venueId}`);
    await tx.query(sql`DELETE FROM place_report WHERE venue_id = ${venueId} AND what <> ${what}`);
    await tx.query(sql`
      UPDATE venue SET now_at = gone.now_at FROM venue gone
      WHERE gone.id = ${venueId} AND venue.now_at = gone.id AND gone.now_at IS NOT NULL AND venue.id <> gone.now_at`);
  }
}
