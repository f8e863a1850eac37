import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewPublished, venueAnswered, venueChanged } from '@waymark/contracts-reviews';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

const CONSUMER = 'venue-name';
/** Version for a venue name from a review event. Any event of the venue itself is newer. */
const BEFORE_ALL = 0;

interface NamedVenue {
  venueId: number;
  name: string | undefined;
  isGone?: boolean | undefined;
  version: number;
}

/** Stores the names of venues from every event that contains one. */
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

/** Stores the latest name. An event without `isGone` leaves that value unchanged. */
async function storeVenueName(tx: Tx, { venueId, name, isGone, version }: NamedVenue): Promise<void> {
  if (name === undefined) return;
  await tx.query(sql`
    INSERT INTO venue_name AS known (venue_id, name, is_gone, version)
    VALUES (${venueId}, ${name}, ${isGone ?? false}, ${version})
    ON CONFLICT (venue_id) DO UPDATE
      SET name = excluded.name, is_gone = coalesce(${isGone ?? null}::boolean, known.is_gone), version = excluded.version
      WHERE excluded.version > known.version`);
}
