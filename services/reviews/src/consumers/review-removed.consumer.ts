import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewRemoved } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ReviewerTally } from './reviewer-tally';

/** The top reviewer may change when a review is deleted with its votes. The venue's own event updates the search. */
@Controller()
export class ReviewRemovedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly tally: ReviewerTally,
  ) {}

  @OnEvent(reviewRemoved)
  async handle(@Payload() event: EventEnvelope<EventData<typeof reviewRemoved>>): Promise<void> {
    await this.inbox.once('reviewer-tally', event, (tx) => this.tally.recount(tx, event.data.authorId));
  }
}
