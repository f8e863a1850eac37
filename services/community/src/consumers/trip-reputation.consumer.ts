import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  tripLiked,
  tripPublished,
  tripRemoved,
  commentPublished,
  commentRemoved,
  type ReputationKind,
} from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ReputationEntryRepository, type Told } from '../reputation/reputation-entry.repository';

type Published = EventEnvelope<EventData<typeof tripPublished>>;
type Removed = EventEnvelope<EventData<typeof tripRemoved>>;
type Liked = EventEnvelope<EventData<typeof tripLiked>>;
type Commented = EventEnvelope<EventData<typeof commentPublished>>;
type Uncommented = EventEnvelope<EventData<typeof commentRemoved>>;

const CONSUMER = 'merit';

/** Adds points for trips, their likes, and the comments on them. */
@Controller()
export class TripReputationConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly entries: ReputationEntryRepository,
  ) {}

  @OnEvent(tripPublished)
  async published(@Payload() event: Published): Promise<void> {
    await this.storeTrip(event, true);
  }

  @OnEvent(tripRemoved)
  async removed(@Payload() event: Removed): Promise<void> {
    await this.storeTrip(event, false);
  }

  @OnEvent(tripLiked)
  async liked(@Payload() event: Liked): Promise<void> {
    const { blogId, authorId, likes } = event.data;
    const liked = told(event, 'trip', blogId, authorId);
    await this.inbox.once(CONSUMER, event, (tx) => this.entries.putGiven(tx, liked, likes));
  }

  @OnEvent(commentPublished)
  async commented(@Payload() event: Commented): Promise<void> {
    const { commentId, blogId, authorId, blogAuthorId } = event.data;
    // Comments on one's own trip earn no points.
    await this.storeComment(
      event,
      { ...told(event, 'comment', commentId, authorId), under: blogId },
      authorId !== blogAuthorId,
    );
  }

  @OnEvent(commentRemoved)
  async uncommented(@Payload() event: Uncommented): Promise<void> {
    await this.storeComment(event, told(event, 'comment', event.data.commentId, null), false);
  }

  private async storeTrip(event: Removed, isThere: boolean): Promise<void> {
    const { blogId, authorId } = event.data;
    await this.inbox.once(CONSUMER, event, async (tx) => {
      await this.entries.putThere(tx, told(event, 'trip', blogId, authorId), isThere);
      await this.entries.putDueUnder(tx, blogId);
    });
  }

  private async storeComment(event: EventEnvelope, comment: Told, isThere: boolean): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.entries.putThere(tx, comment, isThere));
  }
}

function told(event: EventEnvelope, kind: ReputationKind, thing: number, memberId: number | null): Told {
  return { kind, thing, memberId, version: event.aggregateVersion, time: event.time };
}
