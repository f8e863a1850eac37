import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { communityContentDescribed, communityContentModerated } from '@waymark/contracts-community';
import {
  contentDescribedEvent,
  contentModeratedEvent,
  type EventData,
  type EventEnvelope,
} from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { ContentAnswers } from '../decision/content-answers';

type Described = EventEnvelope<EventData<typeof communityContentDescribed>>;
type Moderation = EventEnvelope<EventData<typeof communityContentModerated>>;

const CONSUMER = 'case';

/** Handles replies of the services that own content: whether it exists, and that a decision was applied. */
@Controller()
export class CaseAnswersConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly answers: ContentAnswers,
  ) {}

  @OnEvent(communityContentDescribed)
  async ofCommunity(@Payload() event: Described): Promise<void> {
    await this.described(event);
  }

  @OnEvent(communityContentModerated)
  async byCommunity(@Payload() event: Moderation): Promise<void> {
    await this.moderated(event);
  }

  @OnEvent(contentDescribedEvent('reviews'))
  async ofReviews(@Payload() event: Described): Promise<void> {
    await this.described(event);
  }

  @OnEvent(contentModeratedEvent('reviews'))
  async byReviews(@Payload() event: Moderation): Promise<void> {
    await this.moderated(event);
  }

  @OnEvent(contentDescribedEvent('maps'))
  async ofMaps(@Payload() event: Described): Promise<void> {
    await this.described(event);
  }

  @OnEvent(contentModeratedEvent('maps'))
  async byMaps(@Payload() event: Moderation): Promise<void> {
    await this.moderated(event);
  }

  @OnEvent(contentDescribedEvent('account'))
  async ofAccount(@Payload() event: Described): Promise<void> {
    await this.described(event);
  }

  @OnEvent(contentModeratedEvent('account'))
  async byAccount(@Payload() event: Moderation): Promise<void> {
    await this.moderated(event);
  }

  private async described(event: Described): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.answers.described(tx, event.data));
  }

  private async moderated(event: Moderation): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.answers.moderated(tx, event.data));
  }
}
