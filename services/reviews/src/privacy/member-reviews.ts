import { Injectable } from '@nestjs/common';
import { FORMER_MEMBER, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { memberAsPerson } from '../answer/person';
import { PrismaService } from '../prisma.service';

export interface ChangedReview {
  reviewId: number;
  venueId: number;
  version: number;
  helpfulCount: number;
}

/** All SQL that erases what a member wrote about venues. */
@Injectable()
export class MemberReviews {
  constructor(private readonly prisma: PrismaService) {}

  /** Locks every venue that the member reviewed or answered about, in a fixed order to avoid deadlocks. */
  async lockVenues(tx: Tx, memberId: number): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(sql`
      SELECT id FROM venue WHERE id IN (
        SELECT venue_id FROM review WHERE author_id = ${memberId}
        UNION SELECT venue_id FROM answer WHERE person = ${memberAsPerson(memberId)}
        UNION SELECT venue_id FROM statement WHERE person = ${memberAsPerson(memberId)}
        UNION SELECT venue_id FROM notice WHERE member_id = ${memberId}
        UNION SELECT notice.venue_id FROM notice JOIN notice_answer ON notice_answer.notice_id = notice.id
              WHERE notice_answer.member_id = ${memberId})
      ORDER BY id FOR UPDATE`);
    return rows.map(({ id }) => id);
  }

  async remove(tx: Tx, memberId: number): Promise<void> {
    const { review, answer, statement } = tx.with(this.prisma);
    await review.deleteMany({ where: { authorId: memberId } });
    await answer.deleteMany({ where: { person: memberAsPerson(memberId) } });
    await statement.deleteMany({ where: { person: memberAsPerson(memberId) } });
  }

  /**
   * Removes the author from their reviews. A person counts once per venue and feature, and afterwards nobody can tell
   * that two reviews are by one person. So only the counted answer stays in each review, which also holds after a
   * rebuild.
   */
  async anonymise(tx: Tx, memberId: number): Promise<ChangedReview[]> {
    const person = memberAsPerson(memberId);
    const { answer, reviewVersion, statement } = tx.with(this.prisma);
    await reviewVersion.deleteMany({ where: { review: { authorId: memberId } } });
    await answer.deleteMany({ where: { person, reviewId: null } });
    // Deletes replaced answers too: they could no longer be matched to the same person.
    await statement.deleteMany({ where: { person, OR: [{ reviewId: null }, { endedAt: { not: null } }] } });
    const changed = await tx.query<ChangedReview>(sql`
      UPDATE review SET author_id = NULL, reviewer_name = ${FORMER_MEMBER}, show_disability_type = false, version = version + 1,
        verify = coalesce((
          SELECT jsonb_object_agg(given.key, given.value) FROM jsonb_each(review.verify) AS given
          WHERE EXISTS (SELECT 1 FROM answer WHERE answer.review_id = review.id AND answer.feature = given.key)), '{}')
      WHERE author_id = ${memberId}
      RETURNING id AS "reviewId", venue_id AS "venueId", version, helpful_count AS "helpfulCount"`);
    await tx.query(sql`UPDATE answer SET person = 'review:' || review_id WHERE person = ${person}`);
    await tx.query(sql`UPDATE statement SET person = 'review:' || review_id WHERE person = ${person}`);
    return changed;
  }

  async removeRest(tx: Tx, memberId: number): Promise<void> {
    const {
      reviewDisability,
      healthConsent,
      healthConsentTold,
      venue,
      reviewerTally,
      memberTrust,
      supportServiceSuggestion,
      member,
      memberBlock,
    } = tx.with(this.prisma);
    await reviewDisability.deleteMany({ where: { OR: [{ memberId }, { review: { authorId: memberId } }] } });
    await healthConsent.deleteMany({ where: { memberId } });
    await healthConsentTold.deleteMany({ where: { memberId } });
    await venue.updateMany({
      where: { createdBy: memberId },
      data: { createdBy: null } satisfies Prisma.VenueUncheckedUpdateManyInput,
    });
    await supportServiceSuggestion.deleteMany({ where: { memberId } });
    await reviewerTally.deleteMany({ where: { memberId } });
    await memberTrust.deleteMany({ where: { memberId } });
    await memberBlock.deleteMany({ where: { OR: [{ memberId }, { blockedId: memberId }] } });
    await member.deleteMany({ where: { id: memberId } });
  }
}
