import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { accountRevertDone } from '@waymark/contracts-account';
import { communityRevertDone } from '@waymark/contracts-community';
import type { EventData, EventEnvelope, revertDoneEvent, RevertSlice } from '@waymark/contracts-core';
import { mapsRevertDone } from '@waymark/contracts-maps';
import { reviewsRevertDone } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { RevertWriter } from '../revert/revert.writer';

type Done = EventEnvelope<EventData<ReturnType<typeof revertDoneEvent>>>;

/** Handles the services' answers to a bulk undo, or to its reversal. Each answers in its own time. */
@Controller()
export class RevertAnswersConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly reverts: RevertWriter,
  ) {}

  @OnEvent(communityRevertDone)
  byCommunity(@Payload() event: Done): Promise<void> {
    return this.store('community', event);
  }

  @OnEvent(reviewsRevertDone)
  byReviews(@Payload() event: Done): Promise<void> {
    return this.store('reviews', event);
  }

  @OnEvent(mapsRevertDone)
  byMaps(@Payload() event: Done): Promise<void> {
    return this.store('maps', event);
  }

  @OnEvent(accountRevertDone)
  byAccount(@Payload() event: Done): Promise<void> {
    return this.store('account', event);
  }

  private async store(slice: RevertSlice, event: Done): Promise<void> {
    await this.inbox.once('revert-answer', event, (tx) => this.reverts.answered(tx, slice, event.data, event.time));
  }
}
