import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blogChanged, blogPublished, commentHeld } from '@waymark/contracts-community';
import { contentSignalledEvent, type EventData, type EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { SignalledContent } from '../signalled/signalled-content';

type Trip = EventEnvelope<EventData<typeof blogPublished>>;
type Signalled = EventEnvelope<EventData<ReturnType<typeof contentSignalledEvent>>>;

const CONSUMER = 'signalled';

/** Checks content after it was published, so no author waits for the check. */
@Controller()
export class SignalledContentConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly signalled: SignalledContent,
  ) {}

  @OnEvent(commentHeld)
  async held(@Payload() event: EventEnvelope<EventData<typeof commentHeld>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.signalled.comment(tx, event.data.commentId));
  }

  @OnEvent(blogPublished)
  async published(@Payload() event: Trip): Promise<void> {
    await this.trip(event);
  }

  @OnEvent(blogChanged)
  async changed(@Payload() event: Trip): Promise<void> {
    await this.trip(event);
  }

  @OnEvent(contentSignalledEvent('reviews'))
  async inReviews(@Payload() event: Signalled): Promise<void> {
    await this.raise(event);
  }

  @OnEvent(contentSignalledEvent('maps'))
  async inMaps(@Payload() event: Signalled): Promise<void> {
    await this.raise(event);
  }

  @OnEvent(contentSignalledEvent('account'))
  async inAccount(@Payload() event: Signalled): Promise<void> {
    await this.raise(event);
  }

  private async raise(event: Signalled): Promise<void> {
    const { signals, ...content } = event.data;
    await this.inbox.once(CONSUMER, event, (tx) => this.signalled.raise(tx, content, signals));
  }

  private async trip(event: Trip): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.signalled.trip(tx, event.data.blogId));
  }
}
