import { Injectable } from '@nestjs/common';
import { reviewVoted } from '@waymark/contracts-reviews';
import { type Before, type MemberSpan, Outbox, type UndoneKind, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { VoteRepository } from '../vote/vote.repository';

/** Bulk undo of votes on reviews, as last cast on the day. A vote is a plain row, so it is stored in full. */
@Injectable()
export class UndoneVotes implements UndoneKind {
  constructor(
    private readonly votes: VoteRepository,
    private readonly outbox: Outbox,
  ) {}

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT vote.review_id::text AS content_id, vote.voted_at AS at, 'Review by ' || review.reviewer_name || ', ' || venue.name AS title,
             CASE WHEN vote.is_helpful THEN 'Helpful' ELSE 'Not helpful' END AS said, '/venues/' || venue.id AS path
      FROM vote JOIN review ON review.id = vote.review_id JOIN venue ON venue.id = review.venue_id
      WHERE vote.member_id = ${memberId} AND vote.voted_at >= ${from} AND vote.voted_at < ${to}`;
  }

  async take(tx: Tx, contentId: string, memberId: number): Promise<Before | null> {
    const reviewId = Number(contentId);
    if (!(await this.lock(tx, reviewId))) return null;
    const row = await tx.one<{ isHelpful: boolean; votedAt: Date }>(sql`
      DELETE FROM vote WHERE review_id = ${reviewId} AND member_id = ${memberId}
      RETURNING is_helpful AS "isHelpful", voted_at AS "votedAt"`);
    if (!row) return null;
    await this.recount(tx, reviewId);
    return { isHelpful: row.isHelpful, votedAt: row.votedAt.toISOString() };
  }

  /** A later vote by the member stays. */
  async bringBack(tx: Tx, contentId: string, memberId: number, { isHelpful, votedAt }: Before): Promise<boolean> {
    const reviewId = Number(contentId);
    if (!(await this.lock(tx, reviewId))) return false;
    const row = await tx.one(sql`
      INSERT INTO vote (review_id, member_id, is_helpful, voted_at)
      VALUES (${reviewId}, ${memberId}, ${isHelpful === true}, ${String(votedAt)}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING 1`);
    if (row) await this.recount(tx, reviewId);
    return row !== null;
  }

  /** Includes hidden reviews, because their votes must be correct when they are shown again. */
  private async lock(tx: Tx, reviewId: number): Promise<boolean> {
    return (await tx.one(sql`SELECT 1 FROM review WHERE id = ${reviewId} FOR NO KEY UPDATE`)) !== null;
  }

  private async recount(tx: Tx, reviewId: number): Promise<void> {
    const { venueId, authorId, version, helpfulCount } = await this.votes.recount(tx, reviewId);
    const data = { reviewId, venueId, authorId, helpfulCount };
    await this.outbox.add(tx, reviewVoted, { aggregateId: reviewId, aggregateVersion: version, data });
  }
}
