import { Injectable } from '@nestjs/common';
import { reviewVoted } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { PrismaService } from '../prisma.service';
import { VoteRepository } from '../vote/vote.repository';

/** Deletes a member's votes and recounts the reviews they voted on. */
@Injectable()
export class MemberVotes {
  constructor(
    private readonly prisma: PrismaService,
    private readonly votes: VoteRepository,
    private readonly outbox: Outbox,
  ) {}

  async remove(tx: Tx, memberId: number): Promise<void> {
    // Waits for votes in progress (they hold the review's key), which avoids a deadlock.
    const voted = await tx.query<{ id: number }>(sql`
      SELECT id FROM review WHERE id IN (SELECT review_id FROM vote WHERE member_id = ${memberId}) ORDER BY id FOR UPDATE`);
    await tx.with(this.prisma).vote.deleteMany({ where: { memberId } });
    for (const { id } of voted) {
      const { venueId, authorId, version, helpfulCount } = await this.votes.recount(tx, id);
      const data = { reviewId: id, venueId, authorId, helpfulCount };
      await this.outbox.add(tx, reviewVoted, { aggregateId: id, aggregateVersion: version, data });
    }
  }
}
