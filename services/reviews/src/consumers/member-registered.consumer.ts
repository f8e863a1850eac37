import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberRegistered } from '@waymark/contracts-account';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { MemberProjection } from './member-projection';

@Controller()
export class MemberRegisteredConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly members: MemberProjection,
  ) {}

  /** Assumes a new account to be active with a public profile until a later event says otherwise. */
  @OnEvent(memberRegistered)
  async handle(@Payload() event: EventEnvelope<EventData<typeof memberRegistered>>): Promise<void> {
    const member = { ...event.data, isInfluencer: false, isPublic: true, isActive: true };
    await this.inbox.once('member', event, async (tx) => {
      await this.members.store(tx, member, event.aggregateVersion);
      await this.members.registered(tx, member.memberId, event.time);
    });
  }
}
