import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { accountBulkUndoDone } from '@waymark/contracts-account';
import { communityBulkUndoDone } from '@waymark/contracts-community';
import type { EventData, EventEnvelope, bulkUndoDoneEvent, BulkUndoSlice } from '@waymark/contracts-core';
import { mapsBulkUndoDone } from '@waymark/contracts-maps';
import { reviewsBulkUndoDone } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { BulkUndoWriter } from '../bulk-undo/bulk-undo.writer';

type Done = EventEnvelope<EventData<ReturnType<typeof bulkUndoDoneEvent>>>;

/** Handles each service's reply after it has applied or reversed a bulk undo. */
@Controller()
export class BulkUndoAnswersConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly bulkUndo: BulkUndoWriter,
  ) {}

  @OnEvent(communityBulkUndoDone)
  byCommunity(@Payload() event: Done): Promise<void> {
    return this.store('community', event);
  }

  @OnEvent(reviewsBulkUndoDone)
  byReviews(@Payload() event: Done): Promise<void> {
    return this.store('reviews', event);
  }

  @OnEvent(mapsBulkUndoDone)
  byMaps(@Payload() event: Done): Promise<void> {
    return this.store('maps', event);
  }

  @OnEvent(accountBulkUndoDone)
  byAccount(@Payload() event: Done): Promise<void> {
    return this.store('account', event);
  }

  private async store(slice: BulkUndoSlice, event: Done): Promise<void> {
    await this.inbox.once('revert-answer', event, (tx) => this.bulkUndo.answered(tx, slice, event.data, event.time));
  }
}
