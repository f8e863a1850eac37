import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { tripChanged, tripPublished, tripRemoved } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import { ActivityWriter } from '../activity/activity-writer';

type Told = EventEnvelope<EventData<typeof tripPublished>>;

const CONSUMER = 'activity';

/** Adds trips to the feed, with their current title and the date of publication. */
@Controller()
export class PublishedTripsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly writer: ActivityWriter,
  ) {}

  @OnEvent(tripPublished)
  async published(@Payload() event: Told): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.store(tx, event));
  }

  @OnEvent(tripChanged)
  async changed(@Payload() event: Told): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.store(tx, event));
  }

  @OnEvent(tripRemoved)
  async removed(@Payload() event: EventEnvelope<EventData<typeof tripRemoved>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.removed(tx, 'trip', event.data.blogId, event.aggregateVersion),
    );
  }

  private store(tx: Tx, { data, aggregateVersion: version, time: at }: Told): Promise<void> {
    const { blogId: thingId, authorId: actorId, title: name } = data;
    return this.writer.published(tx, { actorId, kind: 'trip', thingId, name, version, at });
  }
}
