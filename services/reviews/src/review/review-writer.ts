import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';
import type { NewReview, WrittenReview } from './new-review';

@Injectable()
export class ReviewWriter {
  constructor(private readonly prisma: PrismaService) {}

  /** Inserts the review with SQL, because the time comes from the database's clock. */
  async insert(tx: Tx, review: NewReview, author: Identity): Promise<number> {
    const { ratings } = review;
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO review (venue_id, author_id, reviewer_name, comment, overall_rating, mobility_rating, visual_rating,
                          hearing_rating, cognitive_rating, street_infrastructure_rating, service_animal_rating,
                          verify, show_disability_type, visit_month, rewarded)
      VALUES (${review.venueId}, ${author.memberId}, ${review.reviewerName}, ${review.comment}, ${review.overallRating},
              ${ratings.mobilityRating}, ${ratings.visualRating}, ${ratings.hearingRating}, ${ratings.cognitiveRating},
              ${ratings.streetInfrastructureRating}, ${ratings.serviceAnimalRating},
              ${JSON.stringify(review.verify)}::jsonb, ${review.showDisabilityType},
              ${review.visitMonth}, ${review.rewarded})
      RETURNING id`);
    if (!row) throw new Error('INSERT returned no row');
    const { member } = tx.with(this.prisma);
    const { memberId } = author;
    await this.setDisability(tx, row.id, memberId, review.disabilityType);
    // Account's event may arrive after the member's first review; it then overwrites this row.
    const known = { id: memberId, displayName: author.displayName } satisfies Prisma.MemberUncheckedCreateInput;
    await member.createMany({ data: [known], skipDuplicates: true });
    return row.id;
  }

  /** Locks a review and returns its author and version; null if there is none. */
  lock(tx: Tx, id: number): Promise<{ authorId: number | null; venueId: number; version: number } | null> {
    return tx.one(
      sql`SELECT author_id AS "authorId", venue_id AS "venueId", version FROM review WHERE id = ${id} FOR UPDATE`,
    );
  }

  /** Stores the previous text as an earlier version and updates the review. Returns the new version. */
  async rewrite(tx: Tx, id: number, review: WrittenReview, memberId: number): Promise<number> {
    const { ratings } = review;
    await tx.query(sql`
      INSERT INTO review_version (review_id, version, written)
      SELECT id, version, jsonb_build_object(
        'reviewerName', reviewer_name, 'comment', comment, 'overallRating', overall_rating,
        'mobilityRating', mobility_rating, 'visualRating', visual_rating, 'hearingRating', hearing_rating,
        'cognitiveRating', cognitive_rating, 'streetInfrastructureRating', street_infrastructure_rating,
        'serviceAnimalRating', service_animal_rating, 'verify', verify, 'visitMonth', visit_month, 'rewarded', rewarded)
      FROM review WHERE id = ${id}`);
    const row = await tx.one<{ version: number }>(sql`
      UPDATE review SET reviewer_name = ${review.reviewerName}, comment = ${review.comment},
        overall_rating = ${review.overallRating}, mobility_rating = ${ratings.mobilityRating},
        visual_rating = ${ratings.visualRating}, hearing_rating = ${ratings.hearingRating},
        cognitive_rating = ${ratings.cognitiveRating}, street_infrastructure_rating = ${ratings.streetInfrastructureRating},
        service_animal_rating = ${ratings.serviceAnimalRating}, verify = ${JSON.stringify(review.verify)}::jsonb,
        show_disability_type = ${review.showDisabilityType}, visit_month = ${review.visitMonth}, rewarded = ${review.rewarded},
        edited_at = now(), version = version + 1
      WHERE id = ${id} RETURNING version`);
    if (!row) throw new Error('The review that is locked is not there.');
    await this.setDisability(tx, id, memberId, review.disabilityType);
    return row.version;
  }

  /**
   * Deletes a review with its answers, votes, earlier versions and reports. Its photos become unused and are deleted
   * later with their files.
   */
  async remove(tx: Tx, id: number): Promise<number> {
    const { reviewPhoto } = tx.with(this.prisma);
    await reviewPhoto.updateMany({
      where: { reviewId: id },
      data: { reviewId: null, createdAt: new Date(0) } satisfies Prisma.ReviewPhotoUncheckedUpdateManyInput,
    });
    const row = await tx.one<{ version: number }>(sql`DELETE FROM review WHERE id = ${id} RETURNING version`);
    if (!row) throw new Error('The review that is locked is not there.');
    return row.version + 1;
  }

  private async setDisability(
    tx: Tx,
    reviewId: number,
    memberId: number,
    disabilityType: string | null,
  ): Promise<void> {
    const { reviewDisability } = tx.with(this.prisma);
    await reviewDisability.deleteMany({ where: { reviewId } });
    if (disabilityType === null) return;
    const data = { reviewId, memberId, disabilityType } satisfies Prisma.ReviewDisabilityUncheckedCreateInput;
    await reviewDisability.create({ data, select: { reviewId: true } });
  }
}
