import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewPublished, reviewRemoved, reviewsContentModerated, reviewVoted } from '@waymark/contracts-reviews';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import { ReviewProjectionRepository } from './review-projection.repository';

type Published = EventEnvelope<EventData<typeof reviewPublished>>;
type Removed = EventEnvelope<EventData<typeof reviewRemoved>>;
type Moderated = EventEnvelope<EventData<typeof reviewsContentModerated>>;
type Voted = EventEnvelope<EventData<typeof reviewVoted>>;

const CONSUMER = 'account.member-counts';

/** Keeps each member's count of reviews and of helpful votes. */
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

  /** Nobody's, without votes: as if it had never counted. Its row stays, so that a late older event brings nothing back. */
  @OnEvent(reviewRemoved)
  async removed(@Payload() event: Removed): Promise<void> {
    const data = { ...event.data, authorId: null, helpfulCount: 0 };
    await this.inbox.once(CONSUMER, event, (tx) => this.apply(tx, { ...event, data }));
  }

  /** What staff hid counts for nobody; shown again, it counts as before. */
  @OnEvent(reviewsContentModerated)
  async moderated(@Payload() event: Moderated): Promise<void> {
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
    // In rising order, so that two consumers never wait for each other.
    const members = [...new Set([before, authorId])].filter((id) => id !== null).sort((a, b) => a - b);
    for (const memberId of members) await this.reviews.recount(tx, memberId);
  }
}
