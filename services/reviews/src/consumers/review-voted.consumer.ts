import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewVoted } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ReviewerTally } from './reviewer-tally';

@Controller()
export class ReviewVotedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly tally: ReviewerTally,
  ) {}

  @OnEvent(reviewVoted)
  async handle(@Payload() event: EventEnvelope<EventData<typeof reviewVoted>>): Promise<void> {
    const { authorId } = event.data;
    if (authorId === null) return;
    await this.inbox.once('reviewer-tally', event, (tx) => this.tally.recount(tx, authorId));
  }
}
