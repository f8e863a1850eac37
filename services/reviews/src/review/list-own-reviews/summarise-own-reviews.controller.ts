import { Controller } from '@nestjs/common';
import { summariseOwnReviews, type OwnReviewsSummary } from '@waymark/contracts-reviews';
import { Caller, Database, Endpoint } from '@waymark/service-kit';
import sql from 'sql-template-tag';

type SummaryRow = Omit<OwnReviewsSummary, 'healthConsentGivenAt'> & { healthConsentGivenAt: Date | null };

@Controller()
export class SummariseOwnReviewsController {
  constructor(private readonly database: Database) {}

  @Endpoint(summariseOwnReviews)
  async handle(@Caller() caller: Caller): Promise<OwnReviewsSummary> {
    const { memberId } = caller.member;
    const summary = await this.database.one<SummaryRow>(sql`
      SELECT count(*)::int AS "totalReviews", round(avg(overall_rating)::numeric, 2)::float8 AS "averageRating",
             coalesce(sum(helpful_count), 0)::int AS "helpfulVotes",
             (SELECT given_at FROM health_consent WHERE member_id = ${memberId}) AS "healthConsentGivenAt"
      FROM review WHERE author_id = ${memberId}`);
    const none = { totalReviews: 0, averageRating: null, helpfulVotes: 0, healthConsentGivenAt: null };
    return summary ? { ...summary, healthConsentGivenAt: summary.healthConsentGivenAt?.toISOString() ?? null } : none;
  }
}
