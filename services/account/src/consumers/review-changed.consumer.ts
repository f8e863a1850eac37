import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewPublished, reviewRemoved, reviewsContentModerated, reviewVoted } from '@waymark/contracts-reviews';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import { ReviewProjectionRepository } from './review-projection.repository';

type Published = EventEnvelope<EventData<typeof reviewPublished>>;
type Removed = EventEnvelope<EventData<typeof reviewRemoved>>;
type Moderation = EventEnvelope<EventData<typeof reviewsContentModerated>>;
type Voted = EventEnvelope<EventData<typeof reviewVoted>>;

const CONSUMER = 'account.member-counts';

/** Updates each member's number of reviews and of helpful votes. */
@Controller()
export class ReviewChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly reviews: ReviewProjectionRepository,
  ) {}

  @OnEvent(reviewPublished)
  async published(@Payload() event: Published): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.apply(tx, event));
  }

  @OnEvent(reviewVoted)
  async voted(@Payload() event: Voted): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.apply(tx, event));
  }

  /**
   * Stores it without author and votes, so it no longer counts. The row stays, so a late older event cannot restore
   * it.
   */
  @OnEvent(reviewRemoved)
  async removed(@Payload() event: Removed): Promise<void> {
    const data = { ...event.data, authorId: null, helpfulCount: 0 };
    await this.inbox.once(CONSUMER, event, (tx) => this.apply(tx, { ...event, data }));
  }

  /** A review hidden by moderators does not count; restored, it counts again. */
  @OnEvent(reviewsContentModerated)
  async moderated(@Payload() event: Moderation): Promise<void> {
    const { kind, contentId, state, decisionNumber } = event.data;
    if (kind !== 'review') return;
    await this.inbox.once('account.reviews-set-aside', event, async (tx) => {
      const reviewId = Number(contentId);
      const authorId = await this.reviews.authorOf(tx, reviewId);
      await this.reviews.setAside(tx, reviewId, state !== 'shown', decisionNumber);
      if (authorId !== null) await this.reviews.recount(tx, authorId);
    });
  }

  private async apply(tx: Tx, event: Published | Voted): Promise<void> {
    const { reviewId, authorId, helpfulCount } = event.data;
    const before = await this.reviews.authorOf(tx, reviewId);
    const isNewer = await this.reviews.store(tx, { reviewId, authorId, helpfulCount, version: event.aggregateVersion });
    if (!isNewer) return;
    // Locks in ascending order, to prevent deadlocks between consumers.
    const members = [...new Set([before, authorId])].filter((id) => id !== null).sort((a, b) => a - b);
    for (const memberId of members) await this.reviews.recount(tx, memberId);
  }
}
