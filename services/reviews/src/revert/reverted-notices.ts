import { Injectable } from '@nestjs/common';
import { type Before, type MemberSpan, type RevertedKind, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { VenueChange } from '../venue/venue-change';
import { VenueWriter } from '../venue/venue-writer';

/** Notices that still stand end, and go on when that is undone. */
@Injectable()
export class RevertedNotices implements RevertedKind {
  constructor(
    private readonly venues: VenueWriter,
    private readonly change: VenueChange,
  ) {}

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT notice.id::text AS content_id, notice.created_at AS at, venue.name AS title, notice.text AS said, '/venues/' || venue.id AS path
      FROM notice JOIN venue ON venue.id = notice.venue_id
      WHERE notice.member_id = ${memberId} AND notice.created_at >= ${from} AND notice.created_at < ${to} AND notice.ended_at IS NULL
        AND notice.ends_on >= (now() AT TIME ZONE 'UTC')::date`;
  }

  async take(tx: Tx, contentId: string): Promise<Before | null> {
    const id = Number(contentId);
    const venueId = await this.lock(tx, id);
    if (venueId === null) return null;
    const row = await tx.one<{ endedAt: Date | null }>(sql`
      UPDATE notice SET ended_at = date_trunc('milliseconds', clock_timestamp()) WHERE id = ${id} AND ended_at IS NULL
      RETURNING ended_at AS "endedAt"`);
    if (!row?.endedAt) return null;
    await this.change.tell(tx, venueId);
    return { endedAt: row.endedAt.toISOString() };
  }

  async bringBack(tx: Tx, contentId: string, _memberId: number, { endedAt }: Before): Promise<boolean> {
    const id = Number(contentId);
    const venueId = await this.lock(tx, id);
    if (venueId === null) return false;
    const row = await tx.one(sql`
      UPDATE notice SET ended_at = NULL WHERE id = ${id} AND ended_at = ${String(endedAt)}::timestamptz RETURNING 1`);
    if (row) await this.change.tell(tx, venueId);
    return row !== null;
  }

  private async lock(tx: Tx, id: number): Promise<number | null> {
    const row = await tx.one<{ venueId: number }>(sql`SELECT venue_id AS "venueId" FROM notice WHERE id = ${id}`);
    if (!row) return null;
    await this.venues.lock(tx, row.venueId);
    return row.venueId;
  }
}
