import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewPublished, venueAnswered, venueChanged } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { storeVenueName } from './venue-names';

const CONSUMER = 'venue-name';
/** A review has versions of its own: its word holds until the venue itself tells. */
const BEFORE_ALL = 0;

/** What venues are called, by whatever event says so. */
@Controller()
export class VenueNamesConsumer {
  constructor(private readonly inbox: Inbox) {}

  @OnEvent(venueChanged)
  async changed(@Payload() event: EventEnvelope<EventData<typeof venueChanged>>): Promise<void> {
    const named = { ...event.data, name: event.data.name, version: event.aggregateVersion };
    await this.inbox.once(CONSUMER, event, (tx) => storeVenueName(tx, named));
  }

  @OnEvent(venueAnswered)
  async answered(@Payload() event: EventEnvelope<EventData<typeof venueAnswered>>): Promise<void> {
    const { venueId, venueName } = event.data;
    const named = { venueId, name: venueName, version: event.aggregateVersion };
    await this.inbox.once(CONSUMER, event, (tx) => storeVenueName(tx, named));
  }

  @OnEvent(reviewPublished)
  async reviewed(@Payload() event: EventEnvelope<EventData<typeof reviewPublished>>): Promise<void> {
    const named = { venueId: event.data.venueId, name: event.data.venueName, version: BEFORE_ALL };
    await this.inbox.once(CONSUMER, event, (tx) => storeVenueName(tx, named));
  }
}
