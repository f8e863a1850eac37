import { Injectable } from '@nestjs/common';
import { type Before, type MemberSpan, type UndoneKind, HiddenKind, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { memberAsPerson } from '../answer/person';
import { AnswerModeration } from '../moderation/answer-moderation';
import { PhotoModeration } from '../moderation/photo-moderation';
import { ReviewModeration } from '../moderation/review-moderation';
import { VenueChange } from '../venue/venue-change';
import { VenueWriter } from '../venue/venue-writer';

/** Bulk undo of temporary notices: ends active ones. A restore makes them active again. */
@Injectable()
export class UndoneNotices implements UndoneKind {
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

/** Bulk undo of reviews written on the day, with their answers and photos. */
@Injectable()
export class UndoneReviews extends HiddenKind implements UndoneKind {
  constructor(protected readonly content: ReviewModeration) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT review.id::text AS content_id, review.created_at AS at, venue.name AS title, review.comment AS said, '/venues/' || venue.id AS path
      FROM review JOIN venue ON venue.id = review.venue_id
      WHERE review.author_id = ${memberId} AND review.created_at >= ${from} AND review.created_at < ${to} AND review.set_aside IS NULL`;
  }
}

/** Bulk undo of photos added on the day, including those in older reviews. */
@Injectable()
export class UndonePhotos extends HiddenKind implements UndoneKind {
  constructor(protected readonly content: PhotoModeration) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT photo.id::text AS content_id, photo.created_at AS at, venue.name AS title, photo.description AS said, '/venues/' || venue.id AS path
      FROM review_photo photo JOIN review ON review.id = photo.review_id JOIN venue ON venue.id = review.venue_id
      WHERE photo.member_id = ${memberId} AND photo.created_at >= ${from} AND photo.created_at < ${to} AND photo.set_aside IS NULL`;
  }
}

/**
 * Bulk undo of answers given outside a review. Includes answers that were replaced on the same day, so that the
 * author's answer from before that day counts again.
 */
@Injectable()
export class UndoneAnswers extends HiddenKind implements UndoneKind {
  constructor(protected readonly content: AnswerModeration) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT said.id::text AS content_id, said.added_at AS at, venue.name AS title, said.feature || ': ' || said.value AS said,
             '/venues/' || venue.id AS path
      FROM statement said JOIN venue ON venue.id = said.venue_id
      WHERE said.person = ${memberAsPerson(memberId)} AND said.said_by = 'visitor' AND said.review_id IS NULL
        AND said.added_at >= ${from} AND said.added_at < ${to}
        AND said.set_aside IS NULL AND said.ended_as IS DISTINCT FROM 'taken-back'`;
  }
}

/** Bulk undo of suggested support services that wait for staff. Accepted ones stay, because staff approved them. */
@Injectable()
export class UndoneSuggestions implements UndoneKind {
  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT id::text AS content_id, created_at AS at, name AS title, description AS said, NULL::text AS path
      FROM support_service_suggestion
      WHERE member_id = ${memberId} AND created_at >= ${from} AND created_at < ${to} AND state = 'suggested'`;
  }

  async take(tx: Tx, contentId: string): Promise<Before | null> {
    const row = await tx.one<{ decidedAt: Date | null }>(sql`
      UPDATE support_service_suggestion SET state = 'refused', decided_at = date_trunc('milliseconds', clock_timestamp())
      WHERE id = ${Number(contentId)} AND state = 'suggested' RETURNING decided_at AS "decidedAt"`);
    return row?.decidedAt ? { decidedAt: row.decidedAt.toISOString() } : null;
  }

  async bringBack(tx: Tx, contentId: string, _memberId: number, { decidedAt }: Before): Promise<boolean> {
    const row = await tx.one(sql`
      UPDATE support_service_suggestion SET state = 'suggested', decided_at = NULL
      WHERE id = ${Number(contentId)} AND state = 'refused' AND decided_at = ${String(decidedAt)}::timestamptz RETURNING 1`);
    return row !== null;
  }
}
