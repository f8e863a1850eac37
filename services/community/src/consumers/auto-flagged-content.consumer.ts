import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { tripChanged, tripPublished, commentHeld } from '@waymark/contracts-community';
import { contentAutoFlaggedEvent, type EventData, type EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { AutoFlaggedContent } from '../auto-flag/auto-flagged-content';

type Trip = EventEnvelope<EventData<typeof tripPublished>>;
type AutoFlagged = EventEnvelope<EventData<ReturnType<typeof contentAutoFlaggedEvent>>>;

const CONSUMER = 'signalled';

/**
 * Handles auto-flagged content from other services. They check content after it was published, so no author waits for
 * the check.
 */
@Controller()
export class AutoFlaggedContentConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly signalled: AutoFlaggedContent,
  ) {}

  @OnEvent(commentHeld)
  async held(@Payload() event: EventEnvelope<EventData<typeof commentHeld>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.signalled.comment(tx, event.data.commentId));
  }

  @OnEvent(tripPublished)
  async published(@Payload() event: Trip): Promise<void> {
    await this.trip(event);
  }

  @OnEvent(tripChanged)
  async changed(@Payload() event: Trip): Promise<void> {
    await this.trip(event);
  }

  @OnEvent(contentAutoFlaggedEvent('reviews'))
  async inReviews(@Payload() event: AutoFlagged): Promise<void> {
    await this.raise(event);
  }

  @OnEvent(contentAutoFlaggedEvent('maps'))
  async inMaps(@Payload() event: AutoFlagged): Promise<void> {
    await this.raise(event);
  }

  @OnEvent(contentAutoFlaggedEvent('account'))
  async inAccount(@Payload() event: AutoFlagged): Promise<void> {
    await this.raise(event);
  }

  private async raise(event: AutoFlagged): Promise<void> {
    const { signals, ...content } = event.data;
    await this.inbox.once(CONSUMER, event, (tx) => this.signalled.raise(tx, content, signals));
  }

  private async trip(event: Trip): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.signalled.trip(tx, event.data.blogId));
  }
}
