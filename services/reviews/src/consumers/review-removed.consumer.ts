import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewRemoved } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ReviewerTally } from './reviewer-tally';

/** Who leads may change when a review goes with its votes; search learns of the venue by its own event. */
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
