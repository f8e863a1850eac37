import { Injectable } from '@nestjs/common';
import type { TopReviewer } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

@Injectable()
export class TopReviewerRepository {
  constructor(private readonly database: Database) {}

  /** If there is a block between the reader and the top reviewer, returns the next one in ReviewerTally's order. */
  async present(reader: number | null): Promise<TopReviewer> {
    const row = await this.database.one<TopReviewer>(sql`
      SELECT member.display_name AS "topReviewerName",
             CASE WHEN is_apart THEN coalesce(next.helpful_votes, 0) ELSE top_reviewer.helpful_votes END AS "helpfulVotes"
      FROM top_reviewer
      CROSS JOIN LATERAL (SELECT is_apart(top_reviewer.member_id, ${reader})) AS reading(is_apart)
      LEFT JOIN LATERAL (
        SELECT other.id, tally.helpful_votes
        FROM reviewer_tally tally JOIN member other ON other.id = tally.member_id AND other.is_public AND other.is_active
        WHERE is_apart AND tally.helpful_votes > 0 AND NOT is_apart(other.id, ${reader})
        ORDER BY tally.helpful_votes DESC, tally.member_id LIMIT 1) AS next ON true
      LEFT JOIN member ON member.id = CASE WHEN is_apart THEN next.id ELSE top_reviewer.member_id END`);
    return row ?? { topReviewerName: null, helpfulVotes: 0 };
  }

  /**
   * Returns a member's status. A member whose profile `reader` must not see gets the same response as one who never
   * wrote.
   */
  async status(memberId: number, reader: number | null): Promise<{ isTopReviewer: boolean; helpfulVotes: number }> {
    const row = await this.database.one<{ isTopReviewer: boolean; helpfulVotes: number }>(sql`
      SELECT NOT is_apart AND EXISTS (SELECT 1 FROM top_reviewer WHERE member_id = ${memberId}) AS "isTopReviewer",
             coalesce((
               SELECT helpful_votes FROM reviewer_tally JOIN member ON member.id = member_id
               WHERE member_id = ${memberId} AND NOT is_apart AND (is_public AND is_active OR member_id = ${reader})), 0) AS "helpfulVotes"
      FROM (SELECT is_apart(${memberId}, ${reader})) AS reading(is_apart)`);
    return row ?? { isTopReviewer: false, helpfulVotes: 0 };
  }
}
