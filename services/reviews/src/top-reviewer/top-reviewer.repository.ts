import { Injectable } from '@nestjs/common';
import type { TopReviewer } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

@Injectable()
export class TopReviewerRepository {
  constructor(private readonly database: Database) {}

  async present(): Promise<TopReviewer> {
    const row = await this.database.one<TopReviewer>(sql`
      SELECT member.display_name AS "topReviewerName", top_reviewer.helpful_votes AS "helpfulVotes"
      FROM top_reviewer LEFT JOIN member ON member.id = top_reviewer.member_id`);
    return row ?? { topReviewerName: null, helpfulVotes: 0 };
  }

  /** A member whose profile `reader` may not see answers like one who never wrote. */
  async status(memberId: number, reader: number | null): Promise<{ isTopReviewer: boolean; helpfulVotes: number }> {
    const row = await this.database.one<{ isTopReviewer: boolean; helpfulVotes: number }>(sql`
      SELECT EXISTS (SELECT 1 FROM top_reviewer WHERE member_id = ${memberId}) AS "isTopReviewer",
             coalesce((
               SELECT helpful_votes FROM reviewer_tally JOIN member ON member.id = member_id
               WHERE member_id = ${memberId} AND (is_public AND is_active OR member_id = ${reader})), 0) AS "helpfulVotes"`);
    return row ?? { isTopReviewer: false, helpfulVotes: 0 };
  }
}
