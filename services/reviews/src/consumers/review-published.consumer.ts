import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewPublished } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { SearchIndexer } from '../search/search-indexer';
import { ReviewerTally } from './reviewer-tally';

@Controller()
export class ReviewPublishedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly tally: ReviewerTally,
    private readonly search: SearchIndexer,
  ) {}

  @OnEvent(reviewPublished)
  async handle(@Payload() event: EventEnvelope<EventData<typeof reviewPublished>>): Promise<void> {
    await this.inbox.once('reviewer-tally', event, (tx) => this.tally.recount(tx, event.data.authorId));
    // The index is updated last, so that a failing search server does not delay the counts.
    await this.inbox.once('search-index', event, (tx) => this.search.index(tx, event.data.venueId));
  }
}
