import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { reviewReported, type ReportReason } from '@waymark/contracts-reviews';
import { Database, Outbox } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { problem } from '../problem';
import { ReviewWriter } from './review-writer';

interface Report {
  reason: ReportReason;
  details?: string | undefined;
}

/**
 * Handles reports from pages that are older than the moderation queue: the operator gets them by email. Hides nothing.
 */
@Injectable()
export class ReportReview {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly writer: ReviewWriter,
  ) {}

  async execute(id: number, { reason, details = '' }: Report, { memberId }: Identity): Promise<Pick<Report, 'reason'>> {
    await this.database.transaction(async (tx) => {
      const review = await this.writer.lock(tx, id);
      if (!review) throw problem('review.not-found');
      if (review.authorId === memberId) throw problem('review.own-report');
      const changed = await tx.one(sql`
        INSERT INTO review_report AS known (review_id, member_id, reason, details)
        VALUES (${id}, ${memberId}, ${reason}, ${details})
        ON CONFLICT (review_id, member_id) DO UPDATE
          SET reason = excluded.reason, details = excluded.details, version = known.version + 1, reported_at = now()
          WHERE (known.reason, known.details) IS DISTINCT FROM (excluded.reason, excluded.details)
        RETURNING 1`);
      // A repeated report is handled once, so that staff get one email.
      if (!changed) return;
      const counted = await tx.one<{ reports: number; version: number }>(sql`
        SELECT count(*)::int AS reports, coalesce(sum(version), 1)::int AS version FROM review_report WHERE review_id = ${id}`);
      const { reports = 0, version = 1 } = counted ?? {};
      const data = { reviewId: id, venueId: review.venueId, reason, reports };
      await this.outbox.add(tx, reviewReported, { aggregateId: id, aggregateVersion: version, data });
    });
    return { reason };
  }
}
