import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { contentModeratedEvent, EventData, EventEnvelope } from '@waymark/contracts-core';
import { mapsContentModerated } from '@waymark/contracts-maps';
import { reviewsContentModerated } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ActivityWriter } from '../activity/activity-writer';

type Moderation = EventEnvelope<EventData<ReturnType<typeof contentModeratedEvent>>>;

const TOLD_AS = { review: 'review', 'footpath-report': 'report' } as const;

/**
 * Removes reviews and footpath reports hidden by moderators from the feed. Shown again, they return to their old
 * position.
 */
@Controller()
export class HiddenElsewhereConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly activity: ActivityWriter,
  ) {}

  @OnEvent(reviewsContentModerated)
  inReviews(@Payload() event: Moderation): Promise<void> {
    return this.store(event, 'review');
  }

  @OnEvent(mapsContentModerated)
  inMaps(@Payload() event: Moderation): Promise<void> {
    return this.store(event, 'footpath-report');
  }

  private async store(event: Moderation, of: keyof typeof TOLD_AS): Promise<void> {
    const { kind, contentId, state } = event.data;
    if (kind !== of) return;
    await this.inbox.once('set-aside-news', event, (tx) =>
      this.activity.setAside(tx, TOLD_AS[of], contentId, state !== 'shown'),
    );
  }
}
