import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewPublished, reviewRemoved, reviewVoted, venueAnswered } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ActivityWriter } from './activity-writer';
import { storeCheckedFact } from './checked-facts';

const CONSUMER = 'activity';

/** Reviews and checked facts, as the feed tells of them. */
@Controller()
export class PublishedInReviewsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly writer: ActivityWriter,
  ) {}

  @OnEvent(reviewPublished)
  async published(@Payload() event: EventEnvelope<EventData<typeof reviewPublished>>): Promise<void> {
    const { reviewId, venueId, authorId } = event.data;
    const review = { actorId: authorId, kind: 'review', thingId: reviewId, venueId } as const;
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.published(tx, { ...review, version: event.aggregateVersion, at: event.time }),
    );
  }

  @OnEvent(reviewRemoved)
  async removed(@Payload() event: EventEnvelope<EventData<typeof reviewRemoved>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.removed(tx, 'review', event.data.reviewId, event.aggregateVersion),
    );
  }

  /** Whose author has left it without a name is nobody's news any more. */
  @OnEvent(reviewVoted)
  async voted(@Payload() event: EventEnvelope<EventData<typeof reviewVoted>>): Promise<void> {
    const { reviewId, authorId } = event.data;
    if (authorId !== null) return;
    await this.inbox.once(CONSUMER, event, (tx) => this.writer.removed(tx, 'review', reviewId, event.aggregateVersion));
  }

  @OnEvent(venueAnswered)
  async answered(@Payload() event: EventEnvelope<EventData<typeof venueAnswered>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => storeCheckedFact(tx, event));
  }
}
