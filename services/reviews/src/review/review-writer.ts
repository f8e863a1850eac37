import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';
import type { NewReview } from './new-review';

@Injectable()
export class ReviewWriter {
  constructor(private readonly prisma: PrismaService) {}

  /** The review itself by SQL: the database's clock says when it was written. */
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
    const { reviewDisability, member } = tx.with(this.prisma);
    const { memberId } = author;
    const disability = {
      reviewId: row.id,
      memberId,
      disabilityType: review.disabilityType,
    } satisfies Prisma.ReviewDisabilityUncheckedCreateInput;
    await reviewDisability.create({ data: disability, select: { reviewId: true } });
    // Account's event may come after the member's first review; it then overwrites this row.
    const known = { id: memberId, displayName: author.displayName } satisfies Prisma.MemberUncheckedCreateInput;
    await member.createMany({ data: [known], skipDuplicates: true });
    return row.id;
  }
}
