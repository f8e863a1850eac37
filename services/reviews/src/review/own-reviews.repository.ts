import { Injectable } from '@nestjs/common';
import type { OwnReviewsSummary } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

type SummaryRow = Omit<OwnReviewsSummary, 'healthConsentGivenAt'> & { healthConsentGivenAt: Date | null };

/** All SQL for all of a member's reviews together. */
@Injectable()
export class OwnReviewsRepository {
  constructor(private readonly database: Database) {}

  async summarise(memberId: number): Promise<OwnReviewsSummary> {
    const summary = await this.database.one<SummaryRow>(sql`
      SELECT count(*)::int AS "totalReviews", round(avg(overall_rating)::numeric, 2)::float8 AS "averageRating",
             coalesce(sum(helpful_count), 0)::int AS "helpfulVotes",
             (SELECT given_at FROM health_consent WHERE member_id = ${memberId}) AS "healthConsentGivenAt",
             (SELECT disability_type FROM review_disability WHERE review_id = max(review.id)) AS "lastDisabilityType"
      FROM review WHERE author_id = ${memberId}`);
    const none = { totalReviews: 0, averageRating: null, helpfulVotes: 0, healthConsentGivenAt: null };
    return summary ? { ...summary, healthConsentGivenAt: summary.healthConsentGivenAt?.toISOString() ?? null } : none;
  }
}
