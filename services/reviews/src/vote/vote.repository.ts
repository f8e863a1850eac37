import { Injectable } from '@nestjs/common';
import type { VoteSummary } from '@waymark/contracts-reviews';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

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

  /** Returns the vote counts of a review and the vote of `reader`. */
  summary(reviewId: number, reader: number | null): Promise<VoteSummary | null> {
    return this.database.one<VoteSummary>(sql`
      SELECT review.helpful_count AS "helpfulVotes", review.total_votes AS "totalVotes", own.is_helpful AS "userVote"
      FROM review LEFT JOIN vote own ON own.review_id = review.id AND own.member_id = ${reader}
      WHERE review.id = ${reviewId} AND review.set_aside IS NULL`);
  }

  /**
   * Locks the review against deletion, and against concurrent votes by this member but not by others. Returns null if
   * there is no such review.
   */
  begin(tx: Tx, reviewId: number, memberId: number): Promise<{ authorId: number | null } | null> {
    return tx.one(sql`
      SELECT author_id AS "authorId", pg_advisory_xact_lock(${reviewId}, ${memberId}) FROM review
      WHERE id = ${reviewId} AND set_aside IS NULL FOR KEY SHARE`);
  }

  /**
   * Sets the member's vote, or withdraws it if it is the same. Returns the current vote, null for none.
   * The review is locked from here on, and all its other voters wait with an open connection: keep the rest of the
   * transaction short.
   */
  async cast(tx: Tx, reviewId: number, memberId: number, isHelpful: boolean): Promise<boolean | null> {
    const row = await tx.one<{ userVote: boolean | null }>(sql`
      WITH taken_back AS (
        DELETE FROM vote WHERE review_id = ${reviewId} AND member_id = ${memberId} AND is_helpful = ${isHelpful} RETURNING 1
      ), cast_now AS (
        INSERT INTO vote (review_id, member_id, is_helpful)
        SELECT ${reviewId}, ${memberId}, ${isHelpful} WHERE NOT EXISTS (SELECT 1 FROM taken_back)
        ON CONFLICT (review_id, member_id) DO UPDATE SET is_helpful = excluded.is_helpful, voted_at = now()
        RETURNING is_helpful
      )
      SELECT (SELECT is_helpful FROM cast_now) AS "userVote" FROM review WHERE id = ${reviewId} FOR NO KEY UPDATE`);
    return row?.userVote ?? null;
  }

  /**
   * Recounts from the rows, without increments. An earlier statement must have locked the review: a single statement
   * would not see the changes it waited for.
   */
  async recount(tx: Tx, reviewId: number): Promise<VotedReview> {
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
