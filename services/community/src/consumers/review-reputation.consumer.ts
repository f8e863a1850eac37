import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewPublished, reviewRemoved, reviewVoted, venueAnswered } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ReputationEntryRepository } from '../reputation/reputation-entry.repository';

type Published = EventEnvelope<EventData<typeof reviewPublished>>;
type Voted = EventEnvelope<EventData<typeof reviewVoted>>;
type Removed = EventEnvelope<EventData<typeof reviewRemoved>>;
type Answered = EventEnvelope<EventData<typeof venueAnswered>>;

const CONSUMER = 'merit';

/** Adds points for reviews, the votes on them, and answers about places. */
@Controller()
export class ReviewReputationConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly entries: ReputationEntryRepository,
  ) {}

  @OnEvent(reviewPublished)
  async published(@Payload() event: Published): Promise<void> {
    await this.store(event, true);
  }

  @OnEvent(reviewVoted)
  async voted(@Payload() event: Voted): Promise<void> {
    await this.store(event, true);
  }

  @OnEvent(reviewRemoved)
  async removed(@Payload() event: Removed): Promise<void> {
    await this.store({ ...event, data: { ...event.data, helpfulCount: 0 } }, false);
  }

  @OnEvent(venueAnswered)
  async answered(@Payload() event: Answered): Promise<void> {
    const { venueId, feature, memberId, answer } = event.data;
    const thing = `${venueId}-${feature}-${memberId}`;
    const told = { kind: 'answer', thing, memberId, version: event.aggregateVersion, time: event.time } as const;
    await this.inbox.once(CONSUMER, event, (tx) => this.entries.putThere(tx, told, answer !== 0));
  }

  /** Also stores the review of the vote, because the review's own event may be older than the stream. */
  private async store(event: Voted, isThere: boolean): Promise<void> {
    const { reviewId, authorId, helpfulCount } = event.data;
    const { aggregateVersion: version, time } = event;
    const told = { kind: 'review', thing: reviewId, memberId: authorId, version, time } as const;
    await this.inbox.once(CONSUMER, event, async (tx) => {
      await this.entries.putThere(tx, told, isThere);
      await this.entries.putGiven(tx, told, helpfulCount);
    });
  }
}
