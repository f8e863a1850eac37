import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { ownerAnswered, ownerChanged, reviewRemoved } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { OwnerAnswers } from '../notification/owner-answers';

const CONSUMER = 'owner-answers';

@Controller()
export class OwnerAnswersConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly answers: OwnerAnswers,
  ) {}

  @OnEvent(ownerAnswered)
  async answered(@Payload() event: EventEnvelope<EventData<typeof ownerAnswered>>): Promise<void> {
    const { data, aggregateVersion: version, time: at } = event;
    await this.inbox.once(CONSUMER, event, (tx) => this.answers.given(tx, data, { version, at }));
  }

  @OnEvent(reviewRemoved)
  async removed(@Payload() event: EventEnvelope<EventData<typeof reviewRemoved>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.answers.reviewRemoved(tx, event.data));
  }

  @OnEvent(ownerChanged)
  async changed(@Payload() event: EventEnvelope<EventData<typeof ownerChanged>>): Promise<void> {
    await this.inbox.once(CONSUMER, event, (tx) => this.answers.ownerChanged(tx, event.data, event.aggregateVersion));
  }
}
