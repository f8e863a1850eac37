import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberFollowed } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { NotificationWriter } from '../notification/notification-writer';

/** Notifies a member of a new follower. Following again after an unfollow does not notify a second time. */
@Controller()
export class FollowedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly writer: NotificationWriter,
  ) {}

  @OnEvent(memberFollowed)
  async handle(@Payload() event: EventEnvelope<EventData<typeof memberFollowed>>): Promise<void> {
    const { followerId: actorId, followedId: memberId, isFollowing } = event.data;
    if (!isFollowing) return;
    const news = { subject: `follow:${actorId}`, version: event.aggregateVersion, at: event.time } as const;
    await this.inbox.once('notification', event, (tx) =>
      this.writer.tell(tx, { ...news, type: 'follow', memberId, actorId }),
    );
  }
}
