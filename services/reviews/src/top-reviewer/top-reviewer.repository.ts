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

  async status(memberId: number): Promise<{ isTopReviewer: boolean; helpfulVotes: number }> {
    const row = await this.database.one<{ isTopReviewer: boolean; helpfulVotes: number }>(sql`
      SELECT EXISTS (SELECT 1 FROM top_reviewer WHERE member_id = ${memberId}) AS "isTopReviewer",
             coalesce((SELECT helpful_votes FROM reviewer_tally WHERE member_id = ${memberId}), 0) AS "helpfulVotes"`);
    return row ?? { isTopReviewer: false, helpfulVotes: 0 };
  }
}
