import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { venueChanged } from '@waymark/contracts-reviews';
import { OnEvent } from '@waymark/service-kit';
import { SearchIndexer } from '../search/search-indexer';

@Controller()
export class VenueChangedConsumer {
  constructor(private readonly search: SearchIndexer) {}

  @OnEvent(venueChanged)
  handle(@Payload() event: EventEnvelope<EventData<typeof venueChanged>>): Promise<void> {
    return this.search.index(event.data.venueId);
  }
}
