import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberRegistered } from '@waymark/contracts-account';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import sql from 'sql-template-tag';

@Controller()
export class MemberRegisteredConsumer {
  constructor(private readonly inbox: Inbox) {}

  @OnEvent(memberRegistered)
  async handle(@Payload() event: EventEnvelope<EventData<typeof memberRegistered>>): Promise<void> {
    const { memberId, displayName, isVerified } = event.data;
    await this.inbox.once('member', event, async (tx) => {
      await tx.query(sql`
        INSERT INTO member (id, display_name, is_verified) VALUES (${memberId}, ${displayName}, ${isVerified})
        ON CONFLICT (id) DO UPDATE SET display_name = excluded.display_name, is_verified = excluded.is_verified`);
    });
  }
}
