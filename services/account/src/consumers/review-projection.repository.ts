import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { Tx } from '@waymark/service-kit';

/** The data about a review that this slice stores. */
interface ReviewFact {
  reviewId: number;
  authorId: number | null;
  helpfulCount: number;
  version: number;
}

/** All SQL for this slice's copy of reviews. */
@Injectable()
export class ReviewProjectionRepository {
  /** Returns false when a newer version is known: events may arrive late or twice. */
  async store(tx: Tx, { reviewId, authorId, helpfulCount, version }: ReviewFact): Promise<boolean> {
    const stored = await tx.one(sql`
      INSERT INTO review_projection AS known (review_id, author_id, helpful_count, version)
      VALUES (${reviewId}, ${authorId}, ${helpfulCount}, ${version})
      ON CONFLICT (review_id) DO UPDATE
        SET author_id = EXCLUDED.author_id, helpful_count = EXCLUDED.helpful_count, version = EXCLUDED.version
        WHERE EXCLUDED.version > known.version
      RETURNING review_id`);
    return stored !== null;
  }

  /** Stores whether moderators have hidden it; the event may arrive before the review itself, or late. */
  async setAside(tx: Tx, reviewId: number, isAside: boolean, decisionNumber: number): Promise<void> {
    await tx.query(sql`
      INSERT INTO review_projection AS known (review_id, helpful_count, version, set_aside, decision_number)
      VALUES (${reviewId}, 0, 0, ${isAside}, ${decisionNumber})
      ON CONFLICT (review_id) DO UPDATE SET set_aside = EXCLUDED.set_aside, decision_number = EXCLUDED.decision_number
        WHERE EXCLUDED.decision_number > known.decision_number`);
  }

  async authorOf(tx: Tx, reviewId: number): Promise<number | null> {
    const row = await tx.one<{ authorId: number | null }>(
      sql`SELECT author_id AS "authorId" FROM review_projection WHERE review_id = ${reviewId} FOR UPDATE`,
    );
    return row?.authorId ?? null;
  }

  /** Counts the rows instead of adding up, which corrects missed or duplicate events. */
  async recount(tx: Tx, memberId: number): Promise<void> {
    // Takes the lock first, so that the count includes rows that another consumer stored for this member.
    await tx.query(sql`SELECT 1 FROM user_profile WHERE id = ${memberId} FOR UPDATE`);
    await tx.query(sql`
      UPDATE user_profile SET review_count = counted.reviews, helpful_votes = counted.votes
      FROM (SELECT count(*)::int AS reviews, coalesce(sum(helpful_count), 0)::int AS votes
            FROM review_projection WHERE author_id = ${memberId} AND NOT set_aside) counted
      WHERE id = ${memberId}`);
  }
}
