import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberChanged } from '@waymark/contracts-account';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { MemberProjection } from './member-projection';

@Controller()
export class MemberChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly members: MemberProjection,
  ) {}

  @OnEvent(memberChanged)
  async handle(@Payload() event: EventEnvelope<EventData<typeof memberChanged>>): Promise<void> {
    await this.inbox.once('member', event, (tx) => this.members.store(tx, event.data, event.aggregateVersion));
  }
}
