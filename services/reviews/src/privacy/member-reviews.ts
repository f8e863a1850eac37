import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { memberAsPerson } from '../answer/person';
import { FORMER_MEMBER } from './former-member';

export interface ChangedReview {
  reviewId: number;
  venueId: number;
  version: number;
  helpfulCount: number;
}

/** All SQL on what a leaving member wrote about venues. */
@Injectable()
export class MemberReviews {
  /** Locks every venue that the member wrote or answered about, in one order for all who lock several. */
  async lockVenues(tx: Tx, memberId: number): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(sql`
      SELECT id FROM venue WHERE id IN (
        SELECT venue_id FROM review WHERE author_id = ${memberId}
        UNION SELECT venue_id FROM answer WHERE person = ${memberAsPerson(memberId)})
      ORDER BY id FOR UPDATE`);
    return rows.map(({ id }) => id);
  }

  async remove(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`DELETE FROM review WHERE author_id = ${memberId}`);
    await tx.query(sql`DELETE FROM answer WHERE person = ${memberAsPerson(memberId)}`);
  }

  /**
   * Takes the person out of their reviews. One person counted once for a venue and feature, and nobody can tell any more
   * that two reviews are of one person: only the answer that counted stays, also when answers are rebuilt from reviews.
   */
  async anonymise(tx: Tx, memberId: number): Promise<ChangedReview[]> {
    const person = memberAsPerson(memberId);
    await tx.query(sql`DELETE FROM answer WHERE person = ${person} AND review_id IS NULL`);
    const changed = await tx.query<ChangedReview>(sql`
      UPDATE review SET author_id = NULL, reviewer_name = ${FORMER_MEMBER}, show_disability_type = false, version = version + 1,
        verify = coalesce((
          SELECT jsonb_object_agg(given.key, given.value) FROM jsonb_each(review.verify) AS given
          WHERE EXISTS (SELECT 1 FROM answer WHERE answer.review_id = review.id AND answer.feature = given.key)), '{}')
      WHERE author_id = ${memberId}
      RETURNING id AS "reviewId", venue_id AS "venueId", version, helpful_count AS "helpfulCount"`);
    await tx.query(sql`UPDATE answer SET person = 'review:' || review_id WHERE person = ${person}`);
    return changed;
  }

  async removeRest(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`
      DELETE FROM review_disability WHERE member_id = ${memberId}
        OR review_id IN (SELECT id FROM review WHERE author_id = ${memberId})`);
    await tx.query(sql`DELETE FROM health_consent WHERE member_id = ${memberId}`);
    await tx.query(sql`DELETE FROM health_consent_told WHERE member_id = ${memberId}`);
    await tx.query(sql`UPDATE venue SET created_by = NULL WHERE created_by = ${memberId}`);
    await tx.query(sql`DELETE FROM reviewer_tally WHERE member_id = ${memberId}`);
    await tx.query(sql`DELETE FROM member WHERE id = ${memberId}`);
  }
}
