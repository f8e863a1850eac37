import { Injectable } from '@nestjs/common';
import type { VoteSummary } from '@waymark/contracts-reviews';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { VoteChange } from './vote-change';

export interface VotedReview {
  venueId: number;
  authorId: number | null;
  version: number;
  helpfulCount: number;
  totalVotes: number;
}

@Injectable()
export class VoteRepository {
  constructor(private readonly database: Database) {}

  /** Counts of a review and the vote of `reader`. */
  summary(reviewId: number, reader: number | null): Promise<VoteSummary | null> {
    return this.database.one<VoteSummary>(sql`
      SELECT review.helpful_count AS "helpfulVotes", review.total_votes AS "totalVotes", own.is_helpful AS "userVote"
      FROM review LEFT JOIN vote own ON own.review_id = review.id AND own.member_id = ${reader}
      WHERE review.id = ${reviewId}`);
  }

  /**
   * The review that a member votes on; null when there is none. It cannot be deleted until the transaction ends, and another vote of
   * this member waits; those of others do not.
   */
  begin(tx: Tx, reviewId: number, memberId: number): Promise<{ authorId: number | null } | null> {
    return tx.one(sql`
      SELECT author_id AS "authorId", pg_advisory_xact_lock(${reviewId}, ${memberId}) FROM review WHERE id = ${reviewId} FOR KEY SHARE`);
  }

  async present(tx: Tx, reviewId: number, memberId: number): Promise<boolean | null> {
    const row = await tx.one<{ isHelpful: boolean }>(sql`
      SELECT is_helpful AS "isHelpful" FROM vote WHERE review_id = ${reviewId} AND member_id = ${memberId}`);
    return row?.isHelpful ?? null;
  }

  async apply(tx: Tx, reviewId: number, memberId: number, change: VoteChange): Promise<void> {
    await tx.query(
      change.action === 'take-back'
        ? sql`DELETE FROM vote WHERE review_id = ${reviewId} AND member_id = ${memberId}`
        : sql`INSERT INTO vote (review_id, member_id, is_helpful) VALUES (${reviewId}, ${memberId}, ${change.isHelpful})
              ON CONFLICT (review_id, member_id) DO UPDATE SET is_helpful = excluded.is_helpful, voted_at = now()`,
    );
  }

  /**
   * Counts are counted, never incremented: what they say is what the rows say. One change at a time, so this belongs to the end of a
   * transaction: while it holds the review, all other voters of it wait, each with a connection in hand.
   */
  async recount(tx: Tx, reviewId: number): Promise<VotedReview> {
    // A statement of its own: the one that counts must see what the transaction before wrote.
    await tx.query(sql`SELECT 1 FROM review WHERE id = ${reviewId} FOR NO KEY UPDATE`);
    const row = await tx.one<VotedReview>(sql`
      UPDATE review SET version = version + 1, helpful_count = counted.helpful, total_votes = counted.total
      FROM (SELECT count(*) FILTER (WHERE is_helpful)::int AS helpful, count(*)::int AS total
            FROM vote WHERE review_id = ${reviewId}) AS counted
      WHERE review.id = ${reviewId}
      RETURNING venue_id AS "venueId", author_id AS "authorId", version,
                helpful_count AS "helpfulCount", total_votes AS "totalVotes"`);
    if (!row) throw new Error('The review that is locked is not there.');
    return row;
  }
}
