import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { venueChanged } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { SearchIndexer } from '../search/search-indexer';

@Controller()
export class VenueChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly search: SearchIndexer,
  ) {}

  @OnEvent(venueChanged)
  async handle(@Payload() event: EventEnvelope<EventData<typeof venueChanged>>): Promise<void> {
    await this.inbox.once('search-index', event, (tx) => this.search.index(tx, event.data.venueId));
  }
}
