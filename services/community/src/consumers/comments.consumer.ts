import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { commentHeld, commentPublished, commentRemoved } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { NotificationWriter } from '../notification/notification-writer';

type Published = EventEnvelope<EventData<typeof commentPublished>>;
type Held = EventEnvelope<EventData<typeof commentHeld>>;

const CONSUMER = 'notification';

/**
 * Notifies the trip's author of a comment, and a comment's author of a reply. A person who is both gets one
 * notification.
 */
@Controller()
export class CommentsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly writer: NotificationWriter,
  ) {}

  @OnEvent(commentPublished)
  async published(@Payload() event: Published): Promise<void> {
    const { authorId, blogAuthorId, answeredId } = event.data;
    const comment = { ...about(event), actorId: authorId };
    await this.inbox.once(CONSUMER, event, async (tx) => {
      if (answeredId !== null) await this.writer.tell(tx, { ...comment, type: 'reply', memberId: answeredId });
      if (blogAuthorId !== answeredId)
        await this.writer.tell(tx, { ...comment, type: 'comment', memberId: blogAuthorId });
    });
  }

  @OnEvent(commentHeld)
  async held(@Payload() event: Held): Promise<void> {
    const { blogAuthorId: memberId, authorId: actorId = null } = event.data;
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.tell(tx, { ...about(event), type: 'comment', memberId, actorId, isHeld: true }),
    );
  }

  @OnEvent(commentRemoved)
  async removed(@Payload() event: EventEnvelope<EventData<typeof commentRemoved>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) =>
      this.writer.removed(tx, `comment:${event.data.commentId}`, event.aggregateVersion),
    );
  }
}

function about({ data: { commentId, blogId }, aggregateVersion: version, time: at }: Published | Held) {
  return { subject: `comment:${commentId}`, commentId, blogId, version, at };
}
