import { Injectable } from '@nestjs/common';
import type { VenueReply } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { speaksFor } from './owner-standing.sql';

/** A review that a member wants to reply to. */
export interface AnsweredReview {
  venueId: number;
  venueName: string;
  authorId: number | null;
  isOwner: boolean;
  /** Whether the venue has already replied, including a reply hidden by moderators. */
  isAnswered: boolean;
}

interface ReplyRow extends Omit<VenueReply, 'answeredAt' | 'editedAt'> {
  answeredAt: Date;
  editedAt: Date | null;
  version: number;
}

export interface StoredReply {
  reply: VenueReply;
  version: number;
}

/** The number of earlier versions that are stored. */
const MOST_EARLIER = 20;

/** All SQL of replies to reviews. */
@Injectable()
export class ReplyRepository {
  /** Locks the review, so that two owners cannot both reply; returns null if it does not exist or is hidden. */
  async review(tx: Tx, reviewId: number, memberId: number): Promise<AnsweredReview | null> {
    const locked = await tx.one(sql`SELECT 1 FROM review WHERE id = ${reviewId} AND set_aside IS NULL FOR UPDATE`);
    // Checked in a separate statement after the lock, which sees a reply that another owner wrote meanwhile.
    if (!locked) return null;
    return tx.one<AnsweredReview>(sql`
      SELECT review.venue_id AS "venueId", venue.name AS "venueName", review.author_id AS "authorId",
             ${speaksFor(sql`review.venue_id`, sql`${memberId}`)} AS "isOwner",
             EXISTS (SELECT 1 FROM owner_answer reply WHERE reply.review_id = review.id
                       AND (reply.member_id = ${memberId} OR ${speaksFor(sql`review.venue_id`, sql`reply.member_id`)})) AS "isAnswered"
      FROM review JOIN venue ON venue.id = review.venue_id WHERE review.id = ${reviewId}`);
  }

  async insert(tx: Tx, reviewId: number, memberId: number, text: string): Promise<StoredReply> {
    const row = await tx.one<ReplyRow>(sql`
      INSERT INTO owner_answer (review_id, member_id, text) VALUES (${reviewId}, ${memberId}, ${text})
      RETURNING id, text, answered_at AS "answeredAt", edited_at AS "editedAt", version`);
    if (!row) throw new Error('INSERT returned no row');
    return stored(row);
  }

  /** Changes a reply. Returns null if this member has not replied. The same text changes nothing. */
  async edit(tx: Tx, reviewId: number, memberId: number, text: string): Promise<StoredReply | null> {
    const row = await tx.one<ReplyRow>(sql`
      UPDATE owner_answer SET
        earlier = CASE WHEN text = ${text} THEN earlier ELSE (
          SELECT jsonb_agg(kept.said ORDER BY kept.place) FROM (
            SELECT said, place FROM jsonb_array_elements(
              jsonb_build_array(jsonb_build_object('text', text, 'until', now())) || earlier) WITH ORDINALITY AS all_said(said, place)
            ORDER BY place LIMIT ${MOST_EARLIER}) AS kept) END,
        edited_at = CASE WHEN text = ${text} THEN edited_at ELSE now() END,
        version = version + 1, text = ${text}
      WHERE review_id = ${reviewId} AND member_id = ${memberId}
      RETURNING id, text, answered_at AS "answeredAt", edited_at AS "editedAt", version`);
    return row && stored(row);
  }
}

const stored = ({ version, answeredAt, editedAt, ...row }: ReplyRow): StoredReply => ({
  reply: { ...row, answeredAt: answeredAt.toISOString(), editedAt: editedAt?.toISOString() ?? null },
  version,
});
