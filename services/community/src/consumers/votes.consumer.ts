import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewRemoved, reviewVoted } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { HelpfulVotes } from '../notification/helpful-votes';
import { NotificationWriter } from '../notification/notification-writer';

const CONSUMER = 'notification';

@Controller()
export class VotesConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly votes: HelpfulVotes,
    private readonly writer: NotificationWriter,
  ) {}

  @OnEvent(reviewVoted)
  async voted(@Payload() event: EventEnvelope<EventData<typeof reviewVoted>>): Promise<void> {
    const { authorId, ...votes } = event.data;
    const { aggregateVersion: version, time: at } = event;
    await this.inbox.once(CONSUMER, event, (tx) =>
      authorId === null
        ? this.writer.removed(tx, `votes:${votes.reviewId}`, version)
        : this.votes.changed(tx, { ...votes, authorId, version, at }),
    );
  }

  @OnEvent(reviewRemoved)
  async removed(@Payload() event: EventEnvelope<EventData<typeof reviewRemoved>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.removed(tx, `votes:${event.data.reviewId}`, event.aggregateVersion),
    );
  }
}
