import { Injectable } from '@nestjs/common';
import { venueChanged } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import { AnswerWriter } from '../answer/answer-writer';
import { PrismaService } from '../prisma.service';
import { problem } from '../problem';
import { venueNews } from '../venue/venue-news';
import { VenueWriter } from '../venue/venue-writer';
import { ReviewWriter } from './review-writer';

/** The first and last steps of every change of a review, by its author or by staff. */
@Injectable()
export class OwnReview {
  constructor(
    private readonly prisma: PrismaService,
    private readonly writer: ReviewWriter,
    private readonly venues: VenueWriter,
    private readonly answers: AnswerWriter,
    private readonly outbox: Outbox,
  ) {}

  /** Locks the venue first and then the review, like all code that changes both. Refuses another member's review. */
  async lock(tx: Tx, id: number, memberId: number): Promise<{ venueId: number; version: number }> {
    const locked = await this.lockAny(tx, id);
    if (!locked) throw problem('review.not-found');
    if (locked.authorId !== memberId) throw problem('review.not-yours');
    return locked;
  }

  /** Like `lock`, for a review by any member; returns null if there is none. */
  async lockAny(tx: Tx, id: number): Promise<{ authorId: number | null; venueId: number; version: number } | null> {
    const { review } = tx.with(this.prisma);
    const known = await review.findUnique({ where: { id }, select: { venueId: true } });
    if (known) await this.venues.lock(tx, known.venueId);
    return this.writer.lock(tx, id);
  }

  /** Recounts the venue's reviews and answers from the rows, and updates the search. */
  async recount(tx: Tx, venueId: number, reviewId: number): Promise<void> {
    await this.answers.reviewChanged(tx, venueId, reviewId);
    await this.venues.recount(tx, venueId);
    await this.outbox.add(tx, venueChanged, await venueNews(tx, venueId));
  }
}
