import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { communityContentModerated, type ReputationKind } from '@waymark/contracts-community';
import type { ContentKind, contentModeratedEvent, EventData, EventEnvelope } from '@waymark/contracts-core';
import { mapsContentModerated } from '@waymark/contracts-maps';
import { reviewsContentModerated } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ReputationEntryRepository } from '../reputation/reputation-entry.repository';

type Moderation = EventEnvelope<EventData<ReturnType<typeof contentModeratedEvent>>>;

/**
 * Kinds whose moderation changes points. Comments and answers are missing, because hiding one publishes the event of
 * its removal.
 */
const COUNTED: Readonly<Partial<Record<ContentKind, ReputationKind>>> = {
  review: 'review',
  trip: 'trip',
  'footpath-report': 'footpath-report',
};

/**
 * Content hidden by moderators earns no points, and neither do its votes and likes. Shown again, it counts as before.
 */
@Controller()
export class HiddenReputationConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly entries: ReputationEntryRepository,
  ) {}

  @OnEvent(reviewsContentModerated)
  inReviews(@Payload() event: Moderation): Promise<void> {
    return this.store(event);
  }

  @OnEvent(communityContentModerated)
  inCommunity(@Payload() event: Moderation): Promise<void> {
    return this.store(event);
  }

  @OnEvent(mapsContentModerated)
  inMaps(@Payload() event: Moderation): Promise<void> {
    return this.store(event);
  }

  private async store(event: Moderation): Promise<void> {
    const { kind: content, contentId: thing, state, isApplied } = event.data;
    const kind = COUNTED[content];
    if (!kind || !isApplied) return;
    const told = { kind, thing, time: event.time };
    await this.inbox.once('merit-set-aside', event, (tx) => this.entries.putAside(tx, told, state !== 'shown'));
  }
}
